/** A coach beside the table: one sentence where another move is clearly better, and silence elsewhere. */

import type { Hint, HintLine, MoveInfo } from "../../net/protocol";
import { keep, kept } from "../../net/storage";
import type { LiveTable } from "../../table/live.svelte";
import { t } from "../../words/messages.svelte";
import { offerInFull, type Context } from "../../words/tell";
import { Asking } from "../hints.svelte";

export const LOUDNESS = ["off", "after", "before"] as const;
export type Loudness = (typeof LOUDNESS)[number];
const KEPT = "bornes-coach";

const before = kept(KEPT);
const chosen = $state<{ loudness: Loudness }>({
  loudness: LOUDNESS.find((known) => known === before) ?? "off",
});

/** When the coach speaks: never, after a move, or before it is made. */
export const loudness = (): Loudness => chosen.loudness;

/** Choose how loud the coach is, from now on and for the next time. */
export function setLoudness(loud: Loudness): void {
  chosen.loudness = loud;
  keep(KEPT, loud);
}

/** What the coach says: the better move with its reason, before or after one's own. */
export type Told = { when: "before" | "after"; move: MoveInfo; reason: string };

/** What the coach of a table says now, in words. */
export function coachWords({ coach }: LiveTable, telling: Context): string | null {
  const told = coach?.told ?? null;
  if (told === null) return null;
  const move = offerInFull(told.move, telling);
  return t(`help-coach-better-${told.when}`, { move, reason: told.reason });
}

/** The coach of one table. What it knows is a hint that was asked for when one had to decide. */
export class Coach {
  told = $state.raw<Told | null>(null);
  readonly #asking = new Asking();
  #held: string | null = null;
  /** One's last move, and how many events there were before it. */
  #made: { text: string; seq: number } | null = null;

  constructor(private readonly live: LiveTable) {}

  /** Think along wherever there is something to choose. */
  watch(): void {
    const { own } = this.live;
    if (loudness() !== "off" && (own?.legal.length ?? 0) > 1) this.#asking.ask(this.live, "coach");
  }

  /** Whether a move is held back: the first time that it is tried, if another is clearly better. */
  holds(text: string): boolean {
    const { hint, seq } = this.live;
    const told = loudness() === "before" && hint?.seq === seq ? better(hint, text) : null;
    if (told === null || this.#held === text) {
      this.#held = null;
      return false;
    }
    this.#held = text;
    this.told = { when: "before", ...told };
    return true;
  }

  /** A move was made: what was thought of it is told now, or as soon as it is known. */
  made(text: string): void {
    this.told = this.#held = null;
    this.#made = { text, seq: this.live.seq };
    // Who was told before, and did it all the same, is not told again.
    if (loudness() === "after" && this.live.hint !== null) this.heard(this.live.hint);
    else if (this.live.hint?.seq === this.live.seq) this.#made = null;
  }

  /** A hint has come, perhaps for the moment before one's last move. */
  heard(hint: Hint): void {
    if (loudness() === "off" || this.#made?.seq !== hint.seq) return;
    const told = better(hint, this.#made.text);
    this.#made = null;
    if (told !== null) this.told = { when: "after", ...told };
  }

  /** It was read: whoever takes another card in hand has gone on. */
  forget(): void {
    this.told = this.#held = null;
  }
}

/** The best move and why, if it is clearly better than another one. */
function better(hint: Hint, text: string): Pick<HintLine, "move" | "reason"> | null {
  const made = hint.moves.find((line) => line.move.text === text);
  const [best] = hint.moves;
  if (best === undefined || made === best || made?.worse !== true) return null;
  return { move: best.move, reason: best.reason };
}
