/** The log: draws with what followed, comings and goings in their place, and parts of it. */

import { expect, test } from "vitest";
import type { GameEvent } from "../../src/net/protocol";
import type { Coming } from "../../src/table/flow/comings";
import { entriesOf, filtered, type Entry } from "../../src/table/panels/story";
import { move, table } from "../support/tables";

const TABLE = table("dujardin", ["Ann", "bot:steady"], "AB");
const drawn = (seat: number): GameEvent => ({ type: "card_drawn", seat, card: null });
const played = (seat: number, card: "100" | "stop", on?: string): GameEvent => ({
  type: "card_played",
  move: move(seat, "play", { card, ...(on === undefined ? {} : { on }) }),
});
const EVENTS: GameEvent[] = [
  { type: "hand_dealt", hand_number: 1, dealer: 2, first: 1, hands: [], pile: null },
  drawn(1),
  played(1, "100"),
  drawn(2),
  played(2, "stop", "A"),
  { type: "answer_opened", side: "A", hazard: "stop" },
  { type: "answer_closed" },
  drawn(1),
  { type: "card_discarded", seat: 1, card: "25" },
  drawn(2),
];
const LEFT: Coming = { kind: "left", seat: 2, name: "Bob", after: 3 };
const worth = (event: GameEvent): boolean => !event.type.startsWith("answer_");
const entries = entriesOf(EVENTS, [LEFT], TABLE, worth);
const types = (list: Entry[]): string[] =>
  list.map(({ items }) =>
    items.map((item) => ("coming" in item ? item.coming.kind : item.event.type)).join(" "),
  );

test("a draw stands with what followed, and alone while nothing has", () => {
  expect(types(entries)).toEqual([
    "hand_dealt",
    "card_drawn card_played",
    "left",
    "card_drawn card_played",
    "card_drawn card_discarded",
    "card_drawn",
  ]);
});

test("one side's part is what it did, and what was done to it", () => {
  expect(types(filtered(entries, "A", "all"))).toEqual([
    "card_drawn card_played",
    "card_drawn card_played",
    "card_drawn card_discarded",
  ]);
});

test("a kind is all of it and nothing else", () => {
  expect(filtered(entries, null, "attacks")).toEqual([entries[3]]);
  expect(filtered(entries, null, "drives")).toEqual([entries[1]]);
  expect(types(filtered(entries, null, "people"))).toEqual(["left"]);
  expect(filtered(entries, "A", "people")).toEqual([]);
});
