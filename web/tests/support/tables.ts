/** Tables and what happens at them, for the tests. */

import { vi } from "vitest";
import { ART, isEdition } from "../../src/cards/editions";
import type {
  EditionId,
  GameEvent,
  MoveInfo,
  RulesInfo,
  SeatInfo,
  TableInfo,
} from "../../src/net/protocol";
import { setLanguage, type Language } from "../../src/words/messages.svelte";

/** Every edition that the page knows. */
export const EDITIONS = Object.keys(ART).filter(isEdition);

/** The page outside a browser: storage and a document, and a missing text is no small matter. */
export function standIn(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.spyOn(console, "error").mockImplementation((...words: unknown[]) => {
    throw new Error(words.map(String).join(" "));
  });
}

/** Speak a language from here on. */
export async function inLanguage(language: Language): Promise<void> {
  await setLanguage(language);
}

const RULES: RulesInfo = {
  seating: "AB",
  target: 1000,
  extension_to: null,
  hand_size: 6,
  deck_size: 106,
  cards: [],
  scored: true,
  in_miles: false,
  piles: true,
  draws_itself: false,
  match_total: 5000,
  match_hands: null,
  games: 1,
  lines: [],
  road: null,
  stakes: { coup_fourre: 300, coup_fourre_km: 0, extension: 200 },
};

/** A person by name, a bot as `bot:<level>`, or a free seat as null. */
export function table(edition: EditionId, people: (string | null)[], seating: string): TableInfo {
  return {
    id: "t",
    edition,
    players: people.length,
    options: {},
    house: {},
    rules: { ...RULES, seating },
    pause: 3,
    bot_delay: 0,
    deal_pause: null,
    status: "playing",
    match: 1,
    commitment: "",
    next_commitment: null,
    opening: null,
    seats: people.map((person, index) => seatInfo(person, index + 1, seating[index] ?? "A")),
    spectators: 0,
  };
}

function seatInfo(person: string | null, seat: number, side: string): SeatInfo {
  const level = person?.startsWith("bot:") ? (person.slice(4) as SeatInfo["level"]) : null;
  const kind = person === null ? "open" : level === null ? "person" : "bot";
  const name = kind === "person" ? person : null;
  return {
    seat,
    side,
    kind,
    name,
    level,
    present: true,
    grace: null,
    ready: false,
    abandon: false,
    rematch: false,
    offered: kind === "open",
    agreed: [],
  };
}

/** A move from its parts. */
export function move(seat: number, verb: MoveInfo["verb"], rest: Partial<MoveInfo> = {}): MoveInfo {
  return { text: `${seat}: ${verb}`, seat, verb, ...rest };
}

/** Every way to do something, with the cards of the edition. */
export function movesIn(edition: string, seat: number): MoveInfo[] {
  const every: MoveInfo[] = [
    move(seat, "draw"),
    move(seat, "play", { card: "100" }),
    move(seat, "discard", { card: "25" }),
    move(seat, "pass"),
    move(seat, "extend"),
    move(seat, "finish"),
  ];
  if (edition === "arche")
    return [
      ...every,
      move(seat, "take"),
      move(seat, "play", { card: "sister_hungry", on: "B" }),
      move(seat, "play", { card: "ice_cream", top: "sister_hungry" }),
      move(seat, "parry", { card: "ice_cream", top: "ice_cream" }),
      move(seat, "coup-fourre", { card: "junior_menu_sister" }),
    ];
  every.push(
    move(seat, "play", { card: "stop", on: "B" }),
    move(seat, "coup-fourre", { card: "right_of_way" }),
  );
  if (edition !== "volant") return every;
  return [
    ...every,
    move(seat, "end"),
    move(seat, "u-turn"),
    move(seat, "play", { card: "turbo" }),
    move(seat, "play", { card: "tow_truck", curing: "speed_limit" }),
    move(seat, "play", { card: "50", lane: 2 }),
    move(seat, "play", { card: "50", lane: 1, shortcut: true }),
    move(seat, "play", { card: "acceleration", doubled: "75", lane: 3 }),
    move(seat, "play", { card: "acceleration", doubled: "75", lane: 1, shortcut: true }),
  ];
}

/** Every kind of event in every form, done by a seat to a side. */
export function eventsIn(edition: string, seat: number, side: string): GameEvent[] {
  const [hazard, answer] =
    edition === "arche"
      ? (["sister_hungry", "junior_menu_sister"] as const)
      : (["stop", "right_of_way"] as const);
  return [
    { type: "hand_dealt", hand_number: 2, dealer: seat, first: 2, hands: [], pile: null },
    { type: "card_drawn", seat, card: null },
    { type: "card_drawn", seat, card: "100" },
    { type: "card_taken", seat, card: "100" },
    { type: "pile_reshuffled", pile: null, size: 1 },
    { type: "pile_reshuffled", pile: null, size: 1000 },
    ...movesIn(edition, seat)
      .filter((each) => each.verb === "play")
      .map((each): GameEvent => ({ type: "card_played", move: each })),
    { type: "card_discarded", seat, card: "25" },
    { type: "answer_opened", side, hazard },
    { type: "answer_closed" },
    { type: "coup_fourre_played", seat, card: answer, hazard },
    { type: "hazard_parried", seat, card: "ice_cream", hazard, top: hazard },
    { type: "move_undone", seat, side, spot: { square: 0, lane: 0 } },
    { type: "hazard_cancelled", side, hazard },
    { type: "car_moved", side, spot: { square: 14, lane: 2 }, bonuses: [] },
    { type: "car_moved", side, spot: { square: 14, lane: 1, shortcut: 2 }, bonuses: [75, 50] },
    { type: "extension_called", seat, side },
    { type: "extension_declined", seat, side },
    { type: "turn_ended", seat },
    ...["distance", "cards_ran_out", "only_discards"].flatMap((reason) =>
      [[], [side], ["A", "B"]].map((winners): GameEvent => ({
        type: "hand_ended",
        winners,
        reason,
        score: {},
        totals: {},
      })),
    ),
    { type: "match_ended", winners: [side], reason: "total" },
    { type: "match_ended", winners: ["A", "B"], reason: "hands" },
  ];
}
