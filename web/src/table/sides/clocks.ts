/** How much time somebody has left at a table with clocks, and how it is written. */

import type { ClockChoice } from "../../net/protocol";
import { language, t } from "../../words/messages.svelte";
import type { LiveTable } from "../live.svelte";
import { secondsLeft } from "./clock.svelte";

const HOUR = 3600;
const DAY = 24 * HOUR;

/** The seconds that a seat has left now; null if it has no clock. */
export function leftOf(live: LiveTable, seat: number): number | null {
  const left = live.times?.left[seat - 1] ?? null;
  if (left === null) return null;
  return live.times?.running === seat ? secondsLeft(left, live.timesAt) : Math.ceil(left);
}

/** A time as a clock shows it; days and hours where there are days. */
export function clockText(seconds: number): string {
  if (seconds >= DAY) {
    const hours = Math.floor(seconds / HOUR);
    // With days to come nobody counts hours, and names need the room.
    if (hours >= 48) return unit(Math.floor(hours / 24), "day");
    return t("table-clock-days", { days: Math.floor(hours / 24), hours: hours % 24 });
  }
  const two = (number: number): string => String(number).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  const rest = two(seconds % 60);
  return minutes < 60
    ? `${minutes}:${rest}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}

const unit = (count: number, of: string): string =>
  new Intl.NumberFormat(language(), { style: "unit", unit: of, unitDisplay: "narrow" }).format(
    count,
  );

/** So few seconds are little. */
export function little({ kind, seconds }: ClockChoice): number {
  if (kind === "days") return 6 * HOUR;
  return kind === "match" ? 30 : Math.min(10, seconds / 3);
}
