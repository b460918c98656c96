/** Cards that fly: from where they are to where they will lie. */

import { kindOf } from "../../cards/faces";
import type { Selection } from "../hand/selection.svelte";
import type { Card, GameEvent } from "../../net/protocol";

export type Flight = { id: number; card: Card | null; from: DOMRect; to: DOMRect; time: number };

type Leg = { card: Card | null; from: string[]; to: string[] };

/** Where a place lies on the screen; the first of the names that is there. */
function find(names: string[]): HTMLElement | null {
  for (const name of names) {
    const found = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(name)}"]`);
    if (found !== null && found.offsetParent !== null) return found;
  }
  return null;
}

/** The names of the places of a side where a card may come to lie, the likeliest first. */
export function pileOf(card: Card, side: string): string[] {
  const kind = kindOf(card);
  const at = `side:${side}`;
  if (kind === "distance") return [`${at}:${card}`, `${at}:car`, at];
  if (kind === "safety") return [`${at}:safeties`, at];
  if (card === "speed_limit" || card === "end_of_limit")
    return [`${at}:speed`, `${at}:hazards`, at];
  return [`${at}:battle`, `${at}:hazards`, at];
}

/** The flights of one table. */
export class Flights {
  flying = $state.raw<Flight[]>([]);
  #count = 0;

  /** Let the card of an event fly, before it leaves the place where it is. */
  fly(
    event: GameEvent,
    time: number,
    own: number | null,
    hand: Selection,
    sideOf: (seat: number) => string,
  ): void {
    const leg = legOf(event, own, hand, sideOf);
    const from = leg && find(leg.from)?.getBoundingClientRect();
    const to = leg && find(leg.to)?.getBoundingClientRect();
    if (!leg || !from || !to) return;
    this.flying = [...this.flying, { id: ++this.#count, card: leg.card, from, to, time }];
  }

  /** Whatever flies has landed. */
  land(): void {
    if (this.flying.length > 0) this.flying = [];
  }
}

function legOf(
  event: GameEvent,
  own: number | null,
  hand: Selection,
  sideOf: (seat: number) => string,
): Leg | null {
  const from = (seat: number, card: Card): string[] =>
    seat === own ? [hand.placeOfCard(card), "hand"] : [`seat:${seat}`];
  switch (event.type) {
    case "card_played": {
      const { seat, card, on } = event.move;
      if (!card) return null;
      return { card, from: from(seat, card), to: pileOf(card, on ?? sideOf(seat)) };
    }
    case "coup_fourre_played": {
      const { seat, card } = event;
      return { card, from: from(seat, card), to: pileOf(card, sideOf(seat)) };
    }
    case "hazard_parried":
    case "card_discarded":
      return { card: event.card, from: from(event.seat, event.card), to: ["discard"] };
    case "card_drawn":
    case "card_taken": {
      const pile = event.type === "card_drawn" ? "draw" : "discard";
      const to = event.seat === own ? [hand.freeSpot(), "hand"] : [`seat:${event.seat}`];
      return { card: event.card, from: [pile], to };
    }
    default:
      return null;
  }
}
