/** What a table is about, in words: for the ticket of a new one and for whoever waits at one. */

import type { RulesInfo, TableInfo } from "../net/protocol";
import { language, t } from "./messages.svelte";
import { listed } from "./names";

/** What the rules say of how a match is won. */
export type Aim = Pick<RulesInfo, "scored" | "target" | "match_total" | "match_hands" | "games">;

/** What one has to do to win. */
export function aimWords(aim: Aim, edition: string): string {
  const distance = t("count-distance", { km: aim.target }, edition);
  if (!aim.scored) return t("start-aim-games", { distance, games: aim.games }, edition);
  if (aim.match_hands !== null)
    return t("start-aim-hands", { distance, hands: aim.match_hands }, edition);
  return t("start-aim-total", { distance, points: aim.match_total ?? 0 }, edition);
}

/** An edition's name without what stands behind the comma. */
export const shortName = (edition: string): string => t(`edition-${edition}`).split(",")[0] ?? "";

/** What stands behind the comma. */
export const byName = (edition: string): string =>
  t(`edition-${edition}`).split(",").slice(1).join(",").trim();

/** How the seats are divided: `ABAB` is two teams of two. */
export function seatingWords(seating: string): string {
  const sides = new Set(seating).size;
  const size = seating.length / sides;
  if (size === 1) return t("start-each-alone");
  return sides === 2 ? t("start-two-teams", { size }) : t("start-three-teams");
}

/** Whether sides have more than one seat. */
const inTeams = (seating: string): boolean => new Set(seating).size < seating.length;

/** The name of a seat, with its team if there are teams. */
export function seatWords(seating: string, seat: number): string {
  const side = seating[seat - 1] ?? "";
  return inTeams(seating) ? t("start-seat-team", { seat, side }) : t("start-seat-alone", { seat });
}

/** Numbers as one says them: "2, 3, 4 or 6". */
export function orList(values: number[]): string {
  // British lists have no comma before the last "or".
  const tag = language() === "en" ? "en-GB" : language();
  return new Intl.ListFormat(tag, { type: "disjunction" }).format(values.map(String));
}

/** How long ago something was. */
export function ago(then: number, now: number): string {
  const minutes = Math.round((then - now) / 60_000);
  const words = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  if (minutes > -1) return t("start-just-now");
  if (minutes > -60) return words.format(minutes, "minute");
  if (minutes > -24 * 60) return words.format(Math.round(minutes / 60), "hour");
  return words.format(Math.round(minutes / 60 / 24), "day");
}

/** The others of a seat's side who are people, by name. */
export function partners(table: TableInfo, seat: number): string {
  const side = table.seats.find((each) => each.seat === seat)?.side;
  const names = table.seats
    .filter((each) => each.side === side && each.seat !== seat)
    .flatMap((each) => (each.name === null ? [] : [each.name]));
  return listed(names);
}
