import { expect, test } from "vitest";
import type { GameEvent } from "../../src/net/protocol";
import { lastPlayed } from "../../src/table/sides/played";

const sideOf = (seat: number): string => (seat === 1 ? "A" : "B");
const dealt = { type: "hand_dealt" } as GameEvent;
const drawn: GameEvent = { type: "card_drawn", seat: 1, card: null };
const played = (seat: number, card: string, on: string | null): GameEvent =>
  ({ type: "card_played", move: { seat, verb: "play", card, on, text: "" } }) as GameEvent;
const discarded = (seat: number): GameEvent => ({ type: "card_discarded", seat, card: "25" });

test("the last three cards are marked where they lie, by who played them", () => {
  const events = [
    dealt,
    played(1, "roll", null),
    discarded(2),
    played(1, "stop", "B"),
    drawn,
    played(2, "100", null),
  ];
  expect([...lastPlayed(events, sideOf)]).toEqual([
    ["side:B:100", { side: "B", card: "100", age: 0 }],
    ["side:B:battle", { side: "A", card: "stop", age: 1 }],
    ["discard", { side: "B", card: "25", age: 2 }],
  ]);
});

test("what lies below a newer card has no mark, and neither has the hand before", () => {
  expect(lastPlayed([discarded(1), discarded(2)], sideOf)).toEqual(
    new Map([["discard", { side: "B", card: "25", age: 0 }]]),
  );
  expect(lastPlayed([played(1, "100", null), dealt, drawn], sideOf).size).toBe(0);
});

test("an answer is marked where it shows: a safety on its side, a parry on the discards", () => {
  const coup = { type: "coup_fourre_played", seat: 2, card: "driving_ace", hazard: "accident" };
  const parry = {
    type: "hazard_parried",
    seat: 1,
    card: "ice_cream",
    hazard: "thirst",
    top: "thirst",
  };
  expect([...lastPlayed([coup, parry] as GameEvent[], sideOf)]).toEqual([
    ["discard", { side: "A", card: "thirst", age: 0 }],
    ["side:B:safeties", { side: "B", card: "driving_ace", age: 1 }],
  ]);
});
