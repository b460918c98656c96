/** Hints beside the table and on the cards: when they are asked for, and what they come to. */

import type { Card, Hint, HintLine } from "../net/protocol";
import { keep, kept } from "../net/storage";
import type { LiveTable } from "../table/live.svelte";
import { language } from "../words/messages.svelte";

const KEPT = "bornes-hints";
const state = $state({ onCards: kept(KEPT) === "cards" });

/** Whether every card of one's hand shows what it is worth. */
export const onCards = (): boolean => state.onCards;

/** Show hints on the cards, or only when they are asked for. */
export function showOnCards(on: boolean): void {
  state.onCards = on;
  keep(KEPT, on ? "cards" : "asked");
}

/** Whether there are hints at a table: where one plays against bots alone, and is compared with nobody. */
export const mayAsk = ({ table, seat }: LiveTable): boolean =>
  seat !== null &&
  (table?.daily ?? null) === null &&
  (table?.seats.every((each) => each.seat === seat || each.kind === "bot") ?? false);

/** Whether there is something to decide. */
export const choosing = ({ own, open }: LiveTable): boolean =>
  (own?.legal.length ?? 0) > 0 && open?.phase !== "over";

/** Asks once for every state of the table in which there is something to decide. */
export class Asking {
  #seen = -1;

  /** Ask if it is time; to be called whenever the table has changed. */
  ask(live: LiveTable, re: "hint" | "coach" = "hint"): void {
    if (live.link !== "live") this.#seen = -1;
    if (live.link !== "live" || !choosing(live) || live.hint !== null || live.hinting) return;
    if (live.seq === this.#seen) return;
    this.#seen = live.seq;
    live.askHint(re);
  }
}

/** A chance in whole per cent; what is nearly nothing, or nearly all, is never written as it. */
export function percentOf(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance * 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** Per cent in the words of the language. */
export const percentWords = (percent: number): string =>
  new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(
    percent / 100,
  );

/** How many of the moves, from the best on, have the same chance as far as one is told. */
export function equallyGood(moves: readonly HintLine[]): number {
  const best = moves[0] === undefined ? 0 : percentOf(moves[0].chance);
  const worse = moves.findIndex((line) => percentOf(line.chance) !== best);
  return worse === -1 ? moves.length : worse;
}

/** What a card is worth: the best that can be done with it, if it is in the hint. */
export function worthOf(
  hint: Hint,
  card: Card,
): { percent: number; best: boolean; equal: boolean } | null {
  const line = hint.moves.find((each) => each.move.card === card);
  if (line === undefined) return null;
  const good = equallyGood(hint.moves);
  const equal = good === hint.moves.length && good > 1;
  const percent = percentOf(line.chance);
  return { percent, best: !equal && hint.moves.indexOf(line) < good, equal };
}
