/** What people, bots and sides are called at a table. */

import type { SeatInfo, TableInfo } from "../net/protocol";
import always from "./always";
import { hasText, t } from "./messages.svelte";

/** How a sentence speaks of a side: `team` is one's own with a partner, `many` two others. */
export type Form = "you" | "team" | "one" | "many";

/** Names in a row: `Ann, Bob and Cleo`. */
export function listed(names: readonly string[]): string {
  return joined(names, "and-last");
}

/** Words in a row, with “and” or “or” before the last. */
export function joined(words: readonly string[], how: "and-last" | "or-last"): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : t(how, { first: words.slice(0, -1).join(", "), last });
}

/** The name of whoever has a seat, one's own as well; a number tells two of the same name apart. */
export function plainName(table: TableInfo, seat: number): string {
  const info = table.seats[seat - 1];
  const name = info === undefined ? null : calledAlone(info);
  if (name === null) return t("name-seat", { seat });
  const alike = table.seats.filter((other) => calledAlone(other) === name);
  if (alike.length < 2) return name;
  return t("name-numbered", { name, number: alike.findIndex((other) => other.seat === seat) + 1 });
}

/** What a bot's level is called; a bot of the operator's own has no words but its name. */
export function levelName(level: string): string {
  return hasText(`start-bot-${level}`) ? t(`start-bot-${level}`) : ownBot(level);
}

/** What to expect of a level; nothing is known of a bot of the operator's own. */
export function levelWhy(level: string): string {
  return hasText(`start-bot-${level}-why`) ? t(`start-bot-${level}-why`) : level;
}

/** The name of a bot of somebody's module: `Eager` of `package.module:Eager`. */
function ownBot(level: string): string {
  return level.split(":")[1] ?? level;
}

function calledAlone(info: SeatInfo): string | null {
  if (info.driver && hasText(`driver-${info.driver}`)) return t(`driver-${info.driver}`);
  if (info.kind === "bot" && info.level !== null) {
    const key = `name-bot-${info.level}`;
    return hasText(key) ? t(key) : ownBot(info.level);
  }
  return info.kind === "person" && info.name !== null ? personName(info.name) : null;
}

/** What somebody is called who gave no name, in every language: their page has sent one of these. */
const NAMELESS = Object.values(always).map(
  (words) => /^page-name-default = (.*)$/m.exec(words)?.[1],
);

/** A person's name; whoever gave none is called so in the reader's language. */
export const personName = (name: string): string =>
  NAMELESS.includes(name) ? t("page-name-default") : name;

/** The name of a seat on its own, as on a sign: one's own is “You”. */
export function seatName(table: TableInfo, seat: number, own: number | null): string {
  return seat === own ? t("log-you") : plainName(table, seat);
}

/** The name of a side on its own, or at the beginning of a sentence: “You and Bob”. */
export function sideName(table: TableInfo, side: string, own: number | null): string {
  return sideNames(table, [side], own, t("log-you"));
}

/** The name of a side behind a preposition or a verb: “you and Bob”. */
export function sideObject(table: TableInfo, side: string, own: number | null): string {
  return sideNames(table, [side], own, t("log-you-object"));
}

/** The names of several sides at the beginning of a sentence, one's own first. */
export function allNames(table: TableInfo, sides: readonly string[], own: number | null): string {
  return sideNames(table, sides, own, t("log-you"));
}

function sideNames(
  table: TableInfo,
  sides: readonly string[],
  own: number | null,
  you: string,
): string {
  const seats = seatsOf(table, sides);
  const others = seats.filter((seat) => seat !== own).map((seat) => plainName(table, seat));
  return listed(others.length < seats.length ? [you, ...others] : others);
}

/** How a sentence speaks of these sides. */
export function formOf(table: TableInfo, sides: readonly string[], own: number | null): Form {
  const seats = seatsOf(table, sides);
  const several = seats.length > 1;
  if (own !== null && seats.includes(own)) return several ? "team" : "you";
  return several ? "many" : "one";
}

/** Whether a side is one's own. */
export function isOwn(table: TableInfo, side: string, own: number | null): boolean {
  return own !== null && table.seats[own - 1]?.side === side;
}

function seatsOf(table: TableInfo, sides: readonly string[]): number[] {
  return table.seats.filter((info) => sides.includes(info.side)).map((info) => info.seat);
}
