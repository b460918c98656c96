/** Which car and which colour each side of the table has. */

import type { CarId, Colour, SeatInfo, TableInfo } from "../net/protocol";

export const CARS = ["saloon", "convertible", "estate", "van", "micro", "coupe"] as const;
export const COLOURS = ["red", "blue", "green", "orange", "purple", "grey"] as const;
const SIDES = ["A", "B", "C", "D", "E", "F"];

export type Look = { car: CarId; colour: Colour };

/** What a side has where nobody has a wish. */
const usual = (side: string): Look => {
  const at = Math.max(0, SIDES.indexOf(side));
  return { car: CARS[at] ?? "saloon", colour: COLOURS[at] ?? "red" };
};

const parked = $state<{ looks: Record<string, Look> }>({ looks: {} });

/** What a side drives now. */
export const lookOf = (side: string): Look => parked.looks[side] ?? usual(side);

/**
 * Give every side a car and a colour that no other side has: people's wishes first, in the order of
 * their seats, then the drivers', then whatever is left.
 */
export function looksAt(table: TableInfo): Record<string, Look> {
  const sides = [...new Set(table.seats.map((seat) => seat.side))];
  const wishes = [
    ...table.seats.filter((seat) => seat.kind === "person"),
    ...table.seats.filter((seat) => seat.kind !== "person"),
  ];
  const cars = shared(sides, wishes, "car", CARS);
  const colours = shared(sides, wishes, "colour", COLOURS);
  return Object.fromEntries(
    sides.map((side) => {
      const { car, colour } = usual(side);
      return [side, { car: cars.get(side) ?? car, colour: colours.get(side) ?? colour }];
    }),
  );
}

function shared<Key extends "car" | "colour">(
  sides: string[],
  wishes: SeatInfo[],
  what: Key,
  all: readonly Look[Key][],
): Map<string, Look[Key]> {
  const given = new Map<string, Look[Key]>();
  const free = new Set(all);
  const give = (side: string, wanted: Look[Key] | null | undefined): void => {
    if (!wanted || given.has(side) || !free.delete(wanted)) return;
    given.set(side, wanted);
  };
  for (const seat of wishes) give(seat.side, seat[what] as Look[Key] | null | undefined);
  for (const side of sides) give(side, usual(side)[what]);
  for (const side of sides) give(side, [...free][0]);
  return given;
}

/** Park the cars of a table, and paint its sides; the answer puts everything back. */
export function park(table: TableInfo): () => void {
  const { style } = document.documentElement;
  const looks = looksAt(table);
  parked.looks = looks;
  for (const [side, { colour }] of Object.entries(looks))
    style.setProperty(`--side-${side.toLowerCase()}`, `var(--hue-${colour})`);
  return () => {
    parked.looks = {};
    for (const side of Object.keys(looks)) style.removeProperty(`--side-${side.toLowerCase()}`);
  };
}
