/** Cards that fly: from where they were before an update to where they lie after it. */

import { tick } from "svelte";
import { still } from "../../app/theme.svelte";
import { kindOf } from "../../cards/faces";
import type { HandCard } from "../hand/slots";
import type { News } from "../live.svelte";
import type { Card, GameEvent } from "../../net/protocol";

export type Flight = {
  id: number;
  card: Card | null;
  from: DOMRect;
  to: DOMRect;
  delay: number;
};

type Leg = { card: Card | null; from: string[]; to: string[]; hide: boolean };

const AFTER_THE_OTHER = 300;
export const FLIGHT = 460;

/** Where a place lies on the screen; the first of the names that is there. */
function find(names: string[]): HTMLElement | null {
  for (const name of names) {
    const found = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(name)}"]`);
    if (found !== null && found.offsetParent !== null) return found;
  }
  return null;
}

/** The names of the places of a side where a card may come to lie, the likeliest first. */
function pileOf(card: Card, side: string): string[] {
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

  /**
   * Let the cards of these events fly. Called before the page shows the new table; `moved` are the
   * cards that have left one's hand, and those that have come to it.
   */
  async follow(
    news: News,
    own: number | null,
    moved: { gone: HandCard[]; come: HandCard[] },
    sideOf: (seat: number) => string,
  ): Promise<void> {
    if (still() || document.hidden) return;
    const { gone, come } = { gone: [...moved.gone], come: [...moved.come] };
    const legs = news.events.flatMap((event) => this.#legs(event, own, gone, come, sideOf));
    const starts = legs.map((leg) => find(leg.from)?.getBoundingClientRect() ?? null);
    await tick();
    let wait = 0;
    const flights: Flight[] = [];
    legs.forEach((leg, index) => {
      const from = starts[index];
      const target = find(leg.to);
      if (!from || target === null) return;
      const to = target.getBoundingClientRect();
      flights.push({ id: ++this.#count, card: leg.card, from, to, delay: wait });
      if (leg.hide) hideUntil(target, wait + FLIGHT - 60);
      wait += AFTER_THE_OTHER;
    });
    this.flying = [...this.flying, ...flights];
  }

  /** A card has landed. */
  land(id: number): void {
    this.flying = this.flying.filter((flight) => flight.id !== id);
  }

  #legs(
    event: GameEvent,
    own: number | null,
    gone: HandCard[],
    come: HandCard[],
    sideOf: (seat: number) => string,
  ): Leg[] {
    const from = (seat: number, card: Card): string[] =>
      seat === own ? [placeOf(gone, card), "hand"] : [`seat:${seat}`];
    switch (event.type) {
      case "card_played": {
        const { seat, card, on } = event.move;
        if (!card) return [];
        return [
          { card, from: from(seat, card), to: pileOf(card, on ?? sideOf(seat)), hide: false },
        ];
      }
      case "coup_fourre_played":
        return [
          {
            card: event.card,
            from: from(event.seat, event.card),
            to: pileOf(event.card, sideOf(event.seat)),
            hide: false,
          },
        ];
      case "hazard_parried":
      case "card_discarded":
        return [
          { card: event.card, from: from(event.seat, event.card), to: ["discard"], hide: false },
        ];
      case "card_drawn":
      case "card_taken": {
        const pile = event.type === "card_drawn" ? "draw" : "discard";
        const hide = event.seat === own && come.length > 0;
        const to = hide ? [placeOf(come, event.card)] : [`seat:${event.seat}`];
        return [{ card: event.card, from: [pile], to, hide }];
      }
      default:
        return [];
    }
  }
}

/** The place in the hand of a card of this kind, or of any if it is not known; it is used up. */
function placeOf(cards: HandCard[], card: Card | null): string {
  const at = Math.max(
    0,
    cards.findIndex((held) => held.card === card),
  );
  return `hand:${cards.splice(at, 1)[0]?.key ?? ""}`;
}

function hideUntil(target: HTMLElement, time: number): void {
  target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time });
}
