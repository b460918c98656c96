/** Figures of matches as they are written. */

import { language } from "../../words/messages.svelte";
import type { Count } from "./sums";

/** The share that was won. */
export function share({ played, won }: Count): string {
  const format = new Intl.NumberFormat(language(), { style: "percent" });
  return format.format(played === 0 ? 0 : won / played);
}

/** An average, with one digit after the point below a hundred. */
export function average(value: number): string {
  const digits = Math.abs(value) < 100 ? 1 : 0;
  // Long numbers are written in groups in French only, as everywhere in Bornes.
  const useGrouping = language() === "fr";
  const format = new Intl.NumberFormat(language(), { maximumFractionDigits: digits, useGrouping });
  return format.format(value);
}

/** The day of a moment. */
export function dayOf(at: number): string {
  // The English of the page is British.
  const tag = language() === "en" ? "en-GB" : language();
  return new Intl.DateTimeFormat(tag, { dateStyle: "medium" }).format(at);
}
