/** What one is about to do: the card chosen from the hand, and where it may go. */

import { kindOf } from "../../cards/faces";
import type { LiveTable } from "../live.svelte";
import type { Card, MoveInfo } from "../../net/protocol";

export type HandCard = { key: string; card: Card };

/** A place for a card: the discard pile, or the table of a side. */
export type Place = "discard" | `side:${string}`;

const KINDS = ["distance", "remedy", "hazard", "safety", "special"];

/** A hand as one holds it: kinds together, and each card with a name that stays its own. */
export function sorted(hand: readonly Card[]): HandCard[] {
  const seen = new Map<Card, number>();
  return [...hand].sort(byKind).map((card) => {
    const count = (seen.get(card) ?? 0) + 1;
    seen.set(card, count);
    return { key: `${card}.${count}`, card };
  });
}

function byKind(one: Card, other: Card): number {
  const kinds = KINDS.indexOf(kindOf(one)) - KINDS.indexOf(kindOf(other));
  if (kinds !== 0) return kinds;
  return kindOf(one) === "distance" ? Number(one) - Number(other) : one.localeCompare(other);
}

/** The choices of one seat at a table. */
export class Selection {
  chosen = $state<string | null>(null);
  /** A place with several ways to play there, once it has been named. */
  place = $state<Place | null>(null);
  readonly hand = $derived.by(() => sorted(this.live.own?.hand ?? []));
  readonly card = $derived(this.hand.find((held) => held.key === this.chosen)?.card ?? null);
  /** What the chosen card can do, or what is to be done without a card. */
  readonly moves = $derived.by(() => {
    const legal = this.live.own?.legal ?? [];
    if (this.card === null) return legal.filter((move) => !move.card && move.verb !== "pass");
    const own = legal.filter((move) => uses(move, this.card));
    return this.place === null ? own : own.filter((move) => this.placeOf(move) === this.place);
  });
  /** The places that the chosen card may go to. */
  readonly places = $derived(
    new Set(this.card === null ? [] : this.moves.map((move) => this.placeOf(move))),
  );

  constructor(private readonly live: LiveTable) {}

  /** One's own side. */
  get side(): string | null {
    return this.live.table?.seats.find((seat) => seat.seat === this.live.seat)?.side ?? null;
  }

  /** Whether a card of the hand can be played, and not only discarded. */
  playable(card: Card): boolean {
    return this.live.own?.legal.some((move) => uses(move, card) && move.verb === "play") ?? false;
  }

  /** Where a move puts its card. */
  placeOf(move: MoveInfo): Place {
    return move.verb === "discard" ? "discard" : `side:${move.on ?? this.side ?? ""}`;
  }

  /** Take a card in hand; the same one again plays it, if there is one way to. */
  pick(key: string): void {
    this.live.dismiss();
    this.place = null;
    if (this.chosen !== key) this.chosen = key;
    else if (!this.playAtOnce()) this.chosen = null;
  }

  /** Put the card back. */
  drop(): void {
    this.chosen = null;
    this.place = null;
    this.live.dismiss();
  }

  /** Play the chosen card if there is only one way to play it. */
  playAtOnce(): boolean {
    const plays = this.moves.filter((move) => move.verb === "play");
    const [only] = plays;
    if (only === undefined || plays.length > 1) return false;
    this.take(only);
    return true;
  }

  /** Make a move. */
  take(move: MoveInfo): void {
    if (this.live.busy) return;
    this.live.choose(move);
    // A second card of the same kind would take the name of the one that is gone.
    this.chosen = null;
    this.place = null;
  }

  /** Discard the chosen card. */
  discard(): void {
    if (this.card !== null) this.put("discard");
  }

  /** Try to put the chosen card somewhere. What can't be is tried too: the server says why not. */
  put(place: Place): void {
    if (this.card === null) return;
    this.place = null;
    const there = this.moves.filter((move) => this.placeOf(move) === place);
    const [only] = there;
    if (only !== undefined && there.length === 1) this.take(only);
    else if (there.length > 1) this.place = place;
    else this.live.move(this.#words(place, this.card));
  }

  #words(place: Place, card: Card): string {
    const seat = this.live.seat ?? 0;
    if (place === "discard") return `${seat}: discard ${card}`;
    const side = place.slice("side:".length);
    return side === this.side ? `${seat}: play ${card}` : `${seat}: play ${card} on ${side}`;
  }
}

function uses(move: MoveInfo, card: Card | null): boolean {
  return (
    (move.verb === "play" || move.verb === "discard") &&
    (move.card === card || move.doubled === card)
  );
}
