/** A sheet of a match with real cards: what the browser keeps, a file, a spreadsheet, what is sent. */

import { isEdition } from "../../cards/editions";
import type {
  EditionId,
  HandTold,
  KeepScore,
  ScoreKept,
  SeatInfo,
  SideTold,
  TableInfo,
} from "../../net/protocol";
import { forget, keep, kept, keptNames } from "../../net/storage";
import { total, type HandRecord } from "../record";
import { t } from "../../words/messages.svelte";
import { sideName } from "../../words/names";

/** Who plays what, and what was told of each hand; a file holds the same. */
export type Book = {
  edition: EditionId;
  players: number;
  options: Record<string, unknown>;
  house: Record<string, unknown>;
  /** Seat by seat; empty for whoever has no name. */
  names: string[];
  hands: HandTold[];
};

const KEPT = "bornes-score:";
const MARK = "bornes-score";
const VERSION = 1;

type Stored = Book & { at: number };

/** The sheets of this browser, the latest first. */
export function keptBooks(): { id: string; book: Book; at: number }[] {
  return keptNames(KEPT)
    .flatMap((name) => {
      const found = stored(name);
      return found === null ? [] : [{ id: name.slice(KEPT.length), book: found, at: found.at }];
    })
    .sort((one, other) => other.at - one.at);
}

/** A sheet that was kept. */
export const keptBook = (id: string): Book | null => stored(KEPT + id);

/** Keep a sheet. */
export function keepBook(id: string, book: Book): void {
  keep(KEPT + id, JSON.stringify({ ...fileOf(book), at: Date.now() }));
}

/** Keep it no longer. */
export const forgetBook = (id: string): void => forget(KEPT + id);

/** A name for a new sheet that no other has. */
export const newId = (): string =>
  Math.floor(Date.now() / 1000).toString(36) + Math.floor(Math.random() * 1296).toString(36);

function stored(name: string): Stored | null {
  const text = kept(name);
  const book = text === null ? null : readBook(text);
  if (book === null || text === null) return null;
  const { at } = JSON.parse(text) as { at?: unknown };
  return { ...book, at: typeof at === "number" ? at : 0 };
}

/** The sheet in a file; nothing if it is none. What its hands tell is left to the server. */
export function readBook(text: string): Book | null {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(found) || found[MARK] !== VERSION) return null;
  const { edition, players, options = {}, house = {}, names = [], hands = [] } = found;
  if (typeof edition !== "string" || !isEdition(edition) || typeof players !== "number")
    return null;
  if (!isRecord(options) || !isRecord(house) || !Array.isArray(names) || !Array.isArray(hands))
    return null;
  if (!names.every((name) => typeof name === "string") || !hands.every(isRecord)) return null;
  return { edition, players, options, house, names, hands: hands as HandTold[] };
}

/** What a file holds. */
export const fileOf = (book: Book): Record<string, unknown> => ({
  [MARK]: VERSION,
  ...plain(book),
});

const plain = ({ edition, players, options, house, names, hands }: Book): Book => ({
  edition,
  players,
  options,
  house,
  names,
  hands,
});

/** What is sent to the server: all but the names. */
export function toldOf(book: Book, hands: HandTold[] = book.hands): KeepScore {
  const { edition, players, options, house } = book;
  return { edition, players, options, house, hands };
}

/** A table as the score sheet knows them, with people on every seat. */
export function tableOf(book: Book, { rules }: ScoreKept): TableInfo {
  const seats = [...rules.seating].map((side, index): SeatInfo => ({
    seat: index + 1,
    side,
    kind: "person",
    name: nameOf(book, index + 1),
    level: null,
    present: true,
    grace: null,
    ready: false,
    abandon: false,
    rematch: false,
    offered: false,
    agreed: [],
  }));
  const { edition, players, options, house } = book;
  return {
    id: "",
    edition,
    players,
    options,
    house,
    rules,
    pause: null,
    bot_delay: 0,
    deal_pause: null,
    status: "over",
    match: 1,
    commitment: "",
    next_commitment: null,
    opening: null,
    seats,
    spectators: 0,
  };
}

/** What a player is called. */
export const nameOf = (book: Pick<Book, "names">, seat: number): string =>
  book.names[seat - 1]?.trim() || t("keeper-player", { seat });

/** Every hand as the sheet has it. */
export function recordsOf({ hands, totals }: ScoreKept): HandRecord[] {
  let before = Object.fromEntries(Object.keys(totals).map((side) => [side, 0]));
  return hands.map((hand, index) => {
    const record = {
      number: index + 1,
      score: hand.score,
      before,
      after: hand.totals,
      winners: hand.winners,
      reason: "distance",
    };
    before = hand.totals;
    return record;
  });
}

/** What is told of a side, with everything that was left out. */
export const sideOf = (hand: HandTold, side: string): Required<SideTold> => ({
  km: 0,
  safeties: 0,
  coups_fourres: 0,
  twohundreds: 0,
  no_100: false,
  laid_distance: false,
  ...hand.sides?.[side],
});

/** The hand with something else told of a side; what says nothing is left out. */
export function withSide(hand: HandTold, side: string, change: Partial<SideTold>): HandTold {
  const told = Object.entries({ ...hand.sides?.[side], ...change });
  const said = Object.fromEntries(told.filter(([, value]) => value !== 0 && value !== false));
  return { ...hand, sides: { ...hand.sides, [side]: said } };
}

/** Every line of every hand, for a spreadsheet. */
export function csvOf(book: Book, found: ScoreKept): string {
  const table = tableOf(book, found);
  const sides = Object.keys(found.totals);
  const head = [t("keeper-csv-hand"), t("keeper-csv-line")];
  const rows: (string | number)[][] = [
    [...head, ...sides.map((side) => sideName(table, side, null))],
  ];
  found.hands.forEach((hand, index) => {
    const row = (line: string, value: (side: string) => number): void => {
      rows.push([index + 1, line, ...sides.map(value)]);
    };
    const { edition } = book;
    if (!found.rules.scored) {
      row(t("score-distance", {}, edition), (side) => sideOf(book.hands[index] ?? {}, side).km);
      row(t("sheet-games-won"), (side) => hand.totals[side] ?? 0);
      return;
    }
    for (const line of found.rules.lines)
      if (sides.some((side) => hand.score[side]?.[line]))
        row(t(`score-${line}`, {}, edition), (side) => hand.score[side]?.[line] ?? 0);
    row(t("sheet-this-hand", {}, edition), (side) => total(hand.score[side]));
    row(t("score-total", {}, edition), (side) => hand.totals[side] ?? 0);
  });
  return rows.map((cells) => cells.map(cell).join(",")).join("\r\n") + "\r\n";
}

const cell = (value: string | number): string => {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
