/** What one is about to do: the card chosen from the hand, and where it may go. */

import type { LiveTable } from "../live.svelte";
import { confirms } from "./confirm.svelte";
import type { Card, MoveInfo } from "../../net/protocol";
import { arrange, type HandCard, type Slots } from "./slots";

/** A place for a card: the discard pile, or the table of a side. */
export type Place = "discard" | `side:${string}`;

/** What can't be undone is not done by what comes so soon after it appears, in milliseconds. */
export const GUARD = 350;

/** The choices of one seat at a table. */
export class Selection {
  chosen = $state<string | null>(null);
  /** A place with several ways to play there, once it has been named. */
  place = $state<Place | null>(null);
  /** The discard that was asked for once, where one wants to be asked again. */
  sure = $state<string | null>(null);
  /** Where the cards of the hand lie. */
  slots = $state.raw<Slots>([]);
  readonly hand = $derived(this.slots.filter((slot): slot is HandCard => slot !== null));
  readonly card = $derived(this.hand.find((held) => held.key === this.chosen)?.card ?? null);
  /** What the chosen card can do, or what is to be done without a card. */
  readonly moves = $derived.by(() => {
    const legal = this.live.own?.legal ?? [];
    if (this.card === null) return legal.filter((move) => !move.card && move.verb !== "pass");
    const own = legal.filter((move) => uses(move, this.card));
    return this.place === null ? own : own.filter((move) => this.placeOf(move) === this.place);
  });
  /** What has to be done first, when a card was chosen too early: nothing can be done with any yet. */
  readonly before = $derived.by(() => {
    const legal = this.live.own?.legal ?? [];
    const early = this.card !== null && legal.every((move) => !move.card);
    return early ? legal.filter((move) => move.verb !== "pass") : [];
  });
  /** The places that the chosen card may go to. */
  readonly places = $derived(
    new Set(this.card === null ? [] : this.moves.map((move) => this.placeOf(move))),
  );
  #leaving: string | null = null;
  #pickedAt = 0;

  constructor(private readonly live: LiveTable) {
    this.arrange();
  }

  /** Let the cards lie as they do after what is shown now. */
  arrange(): void {
    const cards = this.live.own?.hand ?? [];
    const room = this.live.table?.rules.hand_size ?? 0;
    const after = arrange(this.slots, cards, cards.length === 0 ? 0 : room + 1, this.#leaving);
    if (after.length !== this.slots.length || after.some((slot, at) => slot !== this.slots[at]))
      this.slots = after;
    if (!this.slots.some((slot) => slot?.key === this.#leaving)) this.#leaving = null;
  }

  /** The place of a card that leaves the hand. */
  placeOfCard(card: Card): string {
    const leaving = this.hand.find((held) => held.key === this.#leaving && held.card === card);
    const held = leaving ?? this.hand.find((each) => each.card === card);
    return held === undefined ? "hand" : `hand:${held.key}`;
  }

  /** The place where the next card comes to lie. */
  freeSpot(): string {
    return `spot:${this.slots.indexOf(null)}`;
  }

  /** One's own side. */
  get side(): string | null {
    return this.live.table?.seats.find((seat) => seat.seat === this.live.seat)?.side ?? null;
  }

  /** Whether a card of the hand can be played, and not only discarded. */
  playable(card: Card): boolean {
    return this.live.own?.legal.some((move) => uses(move, card) && move.verb === "play") ?? false;
  }

  /** Whether a card of the hand is the one that a guide points at. */
  pointedAt({ key, card }: HandCard): boolean {
    const move = this.live.guide?.move ?? null;
    if (move === null || move.card !== card || !uses(move, card)) return false;
    const at = this.card === card ? this.chosen : this.hand.find((each) => each.card === card)?.key;
    return at === key;
  }

  /** Where a move puts its card. */
  placeOf(move: MoveInfo): Place {
    return move.verb === "discard" ? "discard" : `side:${move.on ?? this.side ?? ""}`;
  }

  /**
   * Take a card in hand; the same one again plays it, if there is one way to. Two quick taps are
   * one: whoever meant to play it is heard the third time.
   */
  pick(key: string): void {
    const now = performance.now();
    if (this.chosen === key && now - this.#pickedAt < GUARD) return;
    this.live.dismiss();
    this.place = this.sure = null;
    if (this.chosen !== key) {
      this.live.guide?.forget();
      this.live.coach?.forget();
      [this.chosen, this.#pickedAt] = [key, now];
    } else if (!this.playAtOnce()) this.chosen = null;
  }

  /** Put the card back. */
  drop(): void {
    this.chosen = this.sure = null;
    this.place = null;
    this.live.guide?.forget();
    this.live.coach?.forget();
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
    if (move.verb === "discard" && confirms() && this.sure !== move.text) {
      this.sure = move.text;
      return;
    }
    this.sure = null;
    const early = this.before.length > 0;
    if (!this.live.choose(move)) return;
    if (!early) this.#leaving = this.chosen;
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
