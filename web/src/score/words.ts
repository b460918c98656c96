/** How hands and matches ended, in words. */

import type { OpenTable, TableInfo } from "../net/protocol";
import { t } from "../words/messages.svelte";
import { allNames, formOf, seatName } from "../words/names";

/** Why a hand ended. */
export function endingWords(table: TableInfo, open: OpenTable): string {
  const { outcome } = open;
  if (outcome === null) return "";
  const { edition } = table;
  if (outcome.reason === "distance") {
    const distance = t("count-distance", { km: open.target }, edition);
    return t(
      open.extension === null ? "sheet-ended-distance" : "sheet-ended-extension",
      { distance },
      edition,
    );
  }
  const why = t(`log-ended-${outcome.reason}`);
  return outcome.winners.length === 0 ? why : `${why} ${t("sheet-furthest-wins")}`;
}

/** What stands beside a hand without an end: it is being played, or was broken off. */
export const unfinishedWords = (table: TableInfo): string =>
  t(
    table.status === "abandoned" || lostBy(table) !== null
      ? "sheet-broken-off"
      : "sheet-being-played",
  );

/** The seat that has lost the match by the clock. */
const lostBy = (table: TableInfo): number | null => table.lost_on_time ?? null;

/** Why a match is over. */
export function matchEndingWords(table: TableInfo, open: OpenTable, own: number | null): string {
  const { match_outcome: result } = open;
  const { edition, rules } = table;
  if (result === null) return t("sheet-abandoned-why");
  if (result.reason === "games" && rules.games === 1) return endingWords(table, open);
  if (result.reason === "time")
    return t("sheet-match-time", { name: seatName(table, lostBy(table) ?? 1, null) });
  const [first = ""] = result.winners;
  const values = {
    form: formOf(table, result.winners, own),
    name: allNames(table, result.winners, own),
    total: open.scores[first] ?? 0,
    goal: rules.match_total ?? 0,
    hands: open.sheets.length,
  };
  return t(`sheet-match-${result.reason}`, values, edition);
}
