/** The clocks that a table can be given: our few, within the limits of the server. */

import type { Choices, ClockChoice } from "../net/protocol";

const DAY = 86400;
export const KINDS = [null, "move", "match", "days"] as const;
export type Kind = (typeof KINDS)[number];
const TIMES = {
  move: [15, 30, 60, 120],
  match: [300, 600, 900, 1800],
  days: [DAY, 3 * DAY, 7 * DAY],
} as const;
const USUAL = { move: 30, match: 600, days: 3 * DAY } as const;
export const INCREMENTS = [0, 5, 10] as const;
export const OUTS = ["bot", "lose"] as const;

/** The times of a kind that the server allows. */
export function timesOf(kind: ClockChoice["kind"], choices: Choices): number[] {
  const range = choices.clocks?.find((each) => each.kind === kind);
  if (range === undefined) return [];
  return TIMES[kind].filter((each) => each >= range.least && each <= range.most);
}

/** The kinds that the server allows, none first. */
export const kindsOf = (choices: Choices): Kind[] =>
  KINDS.filter((kind) => kind === null || timesOf(kind, choices).length > 0);

/** A clock of another kind, as usual. */
export function withKind(kind: Kind, before: ClockChoice | null): ClockChoice | null {
  if (kind === null) return null;
  return { kind, seconds: USUAL[kind], increment: 0, out: before?.out ?? "bot" };
}

/** A clock from who knows where: what makes no sense is none. */
export function readClock(before: unknown, choices: Choices): ClockChoice | null {
  if (typeof before !== "object" || before === null) return null;
  const { kind, seconds, increment, out } = before as Record<string, unknown>;
  const known = KINDS.find((each) => each !== null && each === kind);
  if (known === undefined || known === null) return null;
  const time = timesOf(known, choices).find((each) => each === seconds);
  if (time === undefined) return null;
  const back = known === "match" ? INCREMENTS.find((each) => each === increment) : 0;
  return { kind: known, seconds: time, increment: back ?? 0, out: out === "lose" ? "lose" : "bot" };
}
