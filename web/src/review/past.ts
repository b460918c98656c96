/** A table that nobody plays at, for the parts of the real one to show a moment with. */

import type { PastMoment, TableInfo } from "../net/protocol";
import { LiveTable, type Line } from "../table/live.svelte";

const DEAD: Line = {
  send: () => false,
  ready: () => undefined,
  hangUp: () => undefined,
  close: () => undefined,
};

/** A table without a line: what is done there goes nowhere. */
export const pastTable = (): LiveTable => new LiveTable("", null, "en", () => DEAD);

/** Let a table show a moment of a match. */
export function show(live: LiveTable, table: TableInfo, moment: PastMoment): void {
  // Who is there now has nothing to do with it.
  const seats = table.seats.map((seat) => ({ ...seat, present: true, grace: null }));
  live.table = { ...table, seats };
  live.events = moment.events;
  // What was legal then is not to be chosen now.
  live.own = moment.own === null ? null : { ...moment.own, legal: [] };
  live.open = moment.open;
}
