/** The table in words, for whoever can't see it, and whose an event is. */

import type { GameEvent, SideInfo, TableInfo } from "../net/protocol";
import { cardName, t } from "../words/messages.svelte";
import { listed, seatName, sideName } from "../words/names";
import type { Slots } from "./hand/slots";
import type { LiveTable } from "./live.svelte";
import { clockText, leftOf } from "./sides/clocks";

/** The side that an event is about, if it is about one. */
export function sideOfEvent(event: GameEvent, table: TableInfo): string | null {
  if ("side" in event && event.type !== "answer_opened") return event.side;
  const seat = "seat" in event ? event.seat : event.type === "card_played" ? event.move.seat : null;
  return seat === null ? null : (table.seats[seat - 1]?.side ?? null);
}

/** Everything that lies on the table, as one would tell it over the telephone. */
export function tableInWords(live: LiveTable, slots: Slots): string {
  const { table, open } = live;
  if (table === null || open === null) return "";
  const words = [turnInWords(live), clockInWords(live)].filter((each) => each !== "");
  for (const side of open.sides) words.push(sideInWords(side, table, live.seat));
  words.push(
    t("table-read-draw", { cards: t("count-cards", { count: open.draw_size }) }, table.edition),
  );
  const top = open.discards.at(-1);
  if (top !== undefined)
    words.push(t("table-read-discards", { card: cardName(top, table.edition) }));
  if (live.own !== null) words.push(handInWords(slots, table.edition));
  return words.join(" ");
}

function turnInWords({ table, open, seat }: LiveTable): string {
  if (table === null || open === null || open.to_act === null) return "";
  return open.to_act === seat
    ? t("table-your-turn-short")
    : t("table-turn-of", { name: seatName(table, open.to_act, seat) });
}

/** Whose clock runs, and what is left on it. */
function clockInWords(live: LiveTable): string {
  const running = live.times?.running ?? null;
  const left = running === null ? null : leftOf(live, running);
  if (live.table === null || running === null || left === null) return "";
  const time = clockText(left);
  return running === live.seat
    ? t("table-clock-yours", { time })
    : t("table-clock-of", { name: seatName(live.table, running, live.seat), time });
}

/** Whether a side drives, and how. */
export function stateOf({ rolling, limited }: SideInfo): "stopped" | "limited" | "rolling" {
  if (!rolling) return "stopped";
  return limited ? "limited" : "rolling";
}

function sideInWords(side: SideInfo, table: TableInfo, own: number | null): string {
  const { edition } = table;
  const cards = (list: readonly string[]): string =>
    listed(list.map((card) => cardName(card, edition)));
  const words = [
    t("table-read-side", {
      name: sideName(table, side.side, own),
      distance: t("count-distance", { km: side.km }, edition),
      state: t(`table-${stateOf(side)}`),
    }),
  ];
  if (side.hazards.length > 0) words.push(t("table-read-hazards", { cards: cards(side.hazards) }));
  if (side.safeties.length > 0)
    words.push(t("table-read-safeties", { cards: cards(side.safeties) }));
  return words.join(" ");
}

/** One's own cards in words, with the numbers that choose them. */
function handInWords(slots: Slots, edition: string): string {
  const cards = slots.flatMap((held, index) =>
    held === null ? [] : t("table-card", { number: index + 1, card: cardName(held.card, edition) }),
  );
  return t("table-read-hand", { cards: cards.join(", ") });
}
