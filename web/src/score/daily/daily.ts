/** The deal of the day: its date, and results of it in words. */

import type { DailyResult, EditionId } from "../../net/protocol";
import { language, t } from "../../words/messages.svelte";

/** The date of today's deal: that of universal time, the same everywhere. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** A date as it is written. */
export function dateWords(date: string): string {
  // The English of the page is British.
  const tag = language() === "en" ? "en-GB" : language();
  const format = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** What a result comes to: points, or how far one came where hands are not scored. */
export const worth = ({ points, km }: Pick<DailyResult, "points" | "km">): number => points ?? km;

/** A result in words. */
export const resultWords = (
  { points, km }: Pick<DailyResult, "points" | "km">,
  edition: EditionId,
): string =>
  points === null ? t("count-distance", { km }, edition) : t("count-points", { count: points });
