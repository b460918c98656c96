/** The clocks of a table in words. */

import type { ClockChoice } from "../net/protocol";
import { t } from "./messages.svelte";

const DAY = 86400;

/** A time that a table can choose. */
export function timeWords(seconds: number): string {
  if (seconds >= DAY) return t("start-clock-days-count", { count: seconds / DAY });
  return seconds >= 60 && seconds % 60 === 0
    ? t("start-clock-minutes", { count: seconds / 60 })
    : t("start-pause-seconds", { seconds });
}

/** What each move gives back. */
export const incrementWords = (seconds: number): string =>
  seconds === 0 ? t("start-clock-increment-none") : `+ ${t("start-pause-seconds", { seconds })}`;

/** How much time people have at a table, and what happens then. */
export function clockWords(clock: ClockChoice): string {
  const time = timeWords(clock.seconds);
  const increment = clock.increment ?? 0;
  return [
    t(`start-clock-is-${clock.kind}`, { time }),
    increment > 0 ? incrementWords(increment) : null,
    t(`start-clock-then-${clock.out ?? "bot"}`),
  ]
    .filter((each) => each !== null)
    .join(", ");
}
