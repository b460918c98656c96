/** Who has left the table, has come back or was replaced: told from how its seats have changed. */

import type { SeatInfo, TableInfo } from "../../net/protocol";

/**
 * `away` has lost the connection, `back` has found it again; for `replaced` a bot plays on,
 * `left` has given the seat up, and `taken` has sat down there.
 */
export type Coming = {
  kind: "away" | "back" | "replaced" | "left" | "taken";
  seat: number;
  /** The name of the person it is about. */
  name: string;
  /** After how many events of the match. */
  after: number;
};

/**
 * What has changed about people, one's own coming and going apart. Only whoever was told to be
 * away comes back: when a match begins, its people arrive.
 */
export function comingsBetween(
  before: TableInfo,
  now: TableInfo,
  own: number | null,
  after: number,
  earlier: readonly Coming[] = [],
): Coming[] {
  if (before.status === "waiting" || now.status === "waiting") return [];
  return now.seats.flatMap((seat, index) => {
    const was = before.seats[index];
    if (was === undefined || seat.seat === own) return [];
    const kind = kindOf(was, seat);
    const last = earlier.findLast((coming) => coming.seat === seat.seat)?.kind;
    const missed = was.level !== null || last === "away" || last === "replaced";
    if (kind === null || (kind === "back" && !missed)) return [];
    const name = (kind === "left" ? was.name : seat.name) ?? "";
    return [{ kind, seat: seat.seat, name, after }];
  });
}

function kindOf(was: SeatInfo, now: SeatInfo): Coming["kind"] | null {
  if (was.kind === "person" && now.kind !== "person") return "left";
  if (now.kind !== "person") return null;
  if (was.kind !== "person" || was.name !== now.name) return "taken";
  if (was.level === null && now.level !== null) return "replaced";
  if (!was.present && now.present) return "back";
  return was.present && !now.present ? "away" : null;
}
