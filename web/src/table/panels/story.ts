/** The log as one reads it: a draw stands with what followed, and one may ask for a part only. */

import { kindOf } from "../../cards/faces";
import type { GameEvent, TableInfo } from "../../net/protocol";
import type { Coming } from "../flow/comings";
import { sideOfEvent } from "../words";

export const KINDS = ["all", "drives", "attacks", "people"] as const;
export type Kind = (typeof KINDS)[number];

/** Something that is told: an event of the game, or that somebody came or went. */
export type Item = { event: GameEvent; at: number } | { coming: Coming; at: number };

/** What stands in one line: a draw, and what whoever drew did then. */
export type Entry = { key: string; side: string | null; items: Item[] };

/** Events with the comings and goings between them. */
function inOrder(events: readonly GameEvent[], comings: readonly Coming[]): Item[] {
  const items: Item[] = [];
  let next = 0;
  for (let at = 0; at <= events.length; at++) {
    for (; next < comings.length && (comings[next]?.after ?? 0) <= at; next++)
      items.push({ coming: comings[next]!, at: next });
    const event = events[at];
    if (event !== undefined) items.push({ event, at });
  }
  return items;
}

/** The lines of the log; `worth` is whether an event has words. */
export function entriesOf(
  events: readonly GameEvent[],
  comings: readonly Coming[],
  table: TableInfo,
  worth: (event: GameEvent) => boolean,
): Entry[] {
  const entries: Entry[] = [];
  for (const item of inOrder(events, comings)) {
    if ("coming" in item) {
      entries.push({
        key: `c${item.at}`,
        side: sideOfSeat(item.coming.seat, table),
        items: [item],
      });
      continue;
    }
    if (!worth(item.event)) continue;
    const side = sideOfEvent(item.event, table);
    const last = entries.at(-1);
    if (last !== undefined && last.side === side && side !== null && waits(last, item.event))
      last.items.push(item);
    else entries.push({ key: `e${item.at}`, side, items: [item] });
  }
  return entries;
}

/** Whether a line ends with a draw of the seat that has done something now. */
function waits(entry: Entry, event: GameEvent): boolean {
  const last = entry.items.at(-1);
  if (last === undefined || !("event" in last)) return false;
  const { type } = last.event;
  return (type === "card_drawn" || type === "card_taken") && seatOf(last.event) === seatOf(event);
}

function seatOf(event: GameEvent): number | null {
  if (event.type === "card_played") return event.move.seat;
  return "seat" in event ? event.seat : null;
}

const sideOfSeat = (seat: number, table: TableInfo): string | null =>
  table.seats[seat - 1]?.side ?? null;

/** The lines about a side and of a kind; null for all sides. */
export function filtered(entries: readonly Entry[], side: string | null, kind: Kind): Entry[] {
  return entries.filter(
    (entry) =>
      (side === null || entry.side === side || entry.items.some((item) => against(item, side))) &&
      (kind === "all" || entry.items.some((item) => kindOfItem(item) === kind)),
  );
}

function against(item: Item, side: string): boolean {
  return "event" in item && item.event.type === "card_played" && item.event.move.on === side;
}

function kindOfItem(item: Item): Kind | null {
  if ("coming" in item) return "people";
  const { event } = item;
  switch (event.type) {
    case "card_played":
      if (event.move.on) return "attacks";
      return event.move.card && kindOf(event.move.card) === "distance" ? "drives" : null;
    case "car_moved":
      return "drives";
    case "coup_fourre_played":
    case "hazard_parried":
    case "move_undone":
      return "attacks";
    default:
      return null;
  }
}
