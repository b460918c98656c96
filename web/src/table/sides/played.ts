/** What was played last, and by whom: what a still picture of the table tells of the last turns. */

import type { Card, GameEvent } from "../../net/protocol";
import { pileOf } from "../flight/flights.svelte";

/** By which side a card was played, and how many were played after it. */
export type Played = { side: string; card: Card; age: number };

/** So many of the last cards are marked. */
const MARKED = 3;

/** The places of the cards that were played last in this hand. */
export function lastPlayed(
  events: readonly GameEvent[],
  sideOf: (seat: number) => string,
): ReadonlyMap<string, Played> {
  const found = new Map<string, Played>();
  let age = 0;
  for (let at = events.length - 1; at >= 0 && age < MARKED; at -= 1) {
    const event = events[at]!;
    if (event.type === "hand_dealt") break;
    const laid = laidBy(event, sideOf);
    if (laid === null) continue;
    // What lies below a newer card is not seen.
    if (!found.has(laid.place))
      found.set(laid.place, { side: sideOf(laid.seat), card: laid.card, age });
    age += 1;
  }
  return found;
}

function laidBy(
  event: GameEvent,
  sideOf: (seat: number) => string,
): { seat: number; card: Card; place: string } | null {
  switch (event.type) {
    case "card_played": {
      const { seat, card, on } = event.move;
      return card ? { seat, card, place: pileOf(card, on ?? sideOf(seat))[0]! } : null;
    }
    case "coup_fourre_played": {
      const { seat, card } = event;
      return { seat, card, place: pileOf(card, sideOf(seat))[0]! };
    }
    case "hazard_parried":
      return { seat: event.seat, card: event.top, place: "discard" };
    case "card_discarded":
      return { seat: event.seat, card: event.card, place: "discard" };
    default:
      return null;
  }
}
