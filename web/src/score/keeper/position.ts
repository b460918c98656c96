/** The cards that somebody sees at a real table, as a position in the notation. */

import { FACES } from "../../cards/faces";
import type { AskAdvice, Card, RulesInfo } from "../../net/protocol";
import type { Book } from "./book";

/** A card that was tapped in; a safety may lie there as a coup fourré. */
export type Tapped = { card: Card; coup: boolean };

/** Where cards lie: `hand`, `discard`, or the letter of a side. */
export type Places = Record<string, Tapped[]>;

export const HAND = "hand";
export const DISCARD = "discard";

/** The length of a square of the road, in km. */
export const SQUARE = 25;

/** What may be printed on a square: the longest move away from it, or how far it carries on. */
export const MARKS = ["limit-75", "limit-50", "bonus-25", "bonus-50", "bonus-75"] as const;
export type Mark = (typeof MARKS)[number];

/** A road as it is told: how far each side's car has come, and what is marked at which km. */
export type Road = { km: Record<string, number>; marks: { km: number; mark: Mark }[] };

const SPEED: readonly Card[] = ["speed_limit", "end_of_limit"];

/** A card more at a place; the same safety again before a side is a coup fourré. */
export function withCard(places: Places, place: string, card: Card): Places {
  const there = places[place] ?? [];
  const laid = there.findIndex((each) => each.card === card);
  if (place !== HAND && place !== DISCARD && FACES[card].kind === "safety" && laid >= 0) {
    const turned = there.map((each, at) => (at === laid ? { ...each, coup: !each.coup } : each));
    return { ...places, [place]: turned };
  }
  return { ...places, [place]: [...there, { card, coup: false }] };
}

/** A card less at a place. */
export const withoutCard = (places: Places, place: string, index: number): Places => ({
  ...places,
  [place]: (places[place] ?? []).filter((_, at) => at !== index),
});

/** A road with a lane for everybody, so that nobody is in the way, and the cars on it. */
function onRoad(rules: RulesInfo, road: Road): Record<string, unknown> {
  const sides = [...new Set(rules.seating)];
  const marked = (what: string): Record<string, number> =>
    Object.fromEntries(
      road.marks
        .map(({ km, mark }) => [km / SQUARE, mark.split("-")] as const)
        .filter(([, [kind]]) => kind === what)
        .map(([square, [, km]]) => [String(square), Number(km)]),
    );
  const cars = sides.map((side, at) => {
    const square = (road.km[side] ?? 0) / SQUARE;
    return [side, square === 0 ? { square } : { square, lane: at + 1 }];
  });
  return {
    circuit: {
      squares: rules.target / SQUARE,
      lanes: { default: sides.length },
      limits: marked("limit"),
      bonuses: marked("bonus"),
    },
    cars: Object.fromEntries(cars) as unknown,
  };
}

/** What the adviser is asked. */
export function asking(
  book: Book,
  rules: RulesInfo,
  seat: number,
  places: Places,
  drawSize: number | null,
  totals: Record<string, number>,
  hands: number,
  road: Road = { km: {}, marks: [] },
): AskAdvice {
  const sides: Record<string, unknown> = {};
  const hazards: Record<string, Card[]> = {};
  for (const side of new Set(rules.seating)) {
    const there = places[side] ?? [];
    const cards = (wanted: (card: Card) => boolean): Card[] =>
      there.map(({ card }) => card).filter(wanted);
    const kind = (card: Card): string => FACES[card].kind;
    sides[side] = {
      distance: cards((card) => kind(card) === "distance"),
      safeties: there
        .filter(({ card }) => kind(card) === "safety")
        .map(({ card, coup }) => (coup ? `${card}!` : card)),
      ...(rules.piles && {
        battle: cards((card) => ["hazard", "remedy"].includes(kind(card)) && !SPEED.includes(card)),
        speed: cards((card) => SPEED.includes(card)),
      }),
    };
    if (!rules.piles) hazards[side] = cards((card) => kind(card) === "hazard");
  }
  const { edition, players, house } = book;
  // The road is the one that is told, whichever was named when the sheet was begun.
  const options = { ...book.options };
  delete options.circuit;
  const cardsAt = (place: string): Card[] => (places[place] ?? []).map(({ card }) => card);
  const position = {
    to_play: seat,
    hands: { [seat]: cardsAt(HAND) },
    discard: cardsAt(DISCARD),
    sides,
    ...(!rules.piles && { hazards }),
    ...(rules.road !== null && onRoad(rules, road)),
    ...(drawSize !== null && { draw_size: drawSize }),
    scores: totals,
    hand_number: hands + 1,
  };
  return { position: { edition, players, options, house, position }, seat };
}
