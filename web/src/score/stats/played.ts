/** What is kept of a finished match. */

import { isEdition } from "../../cards/editions";
import type { EditionId, GameEvent, OpenTable, TableInfo } from "../../net/protocol";
import { total } from "../record";

export type Played = {
  table: string;
  match: number;
  /** When this browser saw its end. */
  at: number;
  edition: EditionId;
  players: number;
  won: boolean;
  hands: number;
  /** The points of one's side; nothing where hands are games that are won. */
  points: number | null;
  /** The points of its best hand. */
  best: number | null;
  /** One's own coups fourrés. */
  coups: number;
  /** The levels of the bots on other sides, each once, and `people`. */
  against: string[];
  /** How many moves were taken back. */
  undone: number;
  /** The date whose deal of the day it was, and how far one came; nothing if it was none. */
  daily?: { date: string; km: number };
};

/** The opponents that are no bots. */
export const PEOPLE = "people";

/** What a table shows when a match has ended; its events are all of that match. */
export type Shown = {
  table: TableInfo | null;
  open: OpenTable | null;
  events: readonly GameEvent[];
  seat: number | null;
};

/** A match that has ended, as one of its players keeps it; nothing before its end, or for a spectator. */
export function playedOf({ table, open, events, seat }: Shown, now: number): Played | null {
  if (table === null || open === null || seat === null || table.status !== "over") return null;
  // Cards that were prepared, or known, say little about how one plays.
  if (table.beginning) return null;
  const side = table.seats[seat - 1]?.side;
  const winners = winnersOf(table, open);
  if (side === undefined || winners === null) return null;
  const { scored } = table.rules;
  const ends = events.filter((event) => event.type === "hand_ended");
  const points = ends.map(({ score }) => total(score[side]));
  const others = table.seats.filter((each) => each.side !== side);
  const against = others.map((each) => (each.kind === "bot" && each.level) || PEOPLE);
  return {
    table: table.id,
    match: table.match,
    at: now,
    edition: table.edition,
    players: table.players,
    won: winners.includes(side),
    hands: ends.length,
    points: scored ? (ends.at(-1)?.totals[side] ?? 0) : null,
    best: scored && points.length > 0 ? Math.max(...points) : null,
    coups: events.filter((event) => event.type === "coup_fourre_played" && event.seat === seat)
      .length,
    against: [...new Set(against)],
    undone: table.undone ?? 0,
    ...(table.daily ? { daily: { date: table.daily, km: kmOf(open, side) } } : {}),
  };
}

const kmOf = (open: OpenTable, side: string): number =>
  open.sides.find((each) => each.side === side)?.km ?? 0;

/** Whether two matches were the same deal of the day. */
export const sameDeal = (one: Played, other: Played): boolean =>
  one.daily !== undefined && one.daily.date === other.daily?.date && one.edition === other.edition;

/** Who has won: by the cards, or because somebody's time was up. */
function winnersOf(table: TableInfo, open: OpenTable): string[] | null {
  if (open.match_outcome !== null) return open.match_outcome.winners;
  const late = table.lost_on_time ?? null;
  if (late === null) return null;
  const loser = table.seats[late - 1]?.side;
  return [...new Set(table.seats.map((each) => each.side))].filter((side) => side !== loser);
}

const TABLE = /^[A-Za-z0-9_-]{1,32}$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const MOST = 1_000_000;

type Plain = Omit<Played, "daily">;

const FIELDS: Record<keyof Plain, (value: unknown) => boolean> = {
  table: (value) => typeof value === "string" && TABLE.test(value),
  match: whole,
  at: (value) => whole(value, Number.MAX_SAFE_INTEGER),
  edition: (value) => typeof value === "string" && isEdition(value),
  players: whole,
  won: (value) => typeof value === "boolean",
  hands: whole,
  points: figure,
  best: figure,
  coups: whole,
  against: (value) => Array.isArray(value) && value.every(isName),
  undone: whole,
};

/** A match from who knows where; nothing if it is none. */
export function readPlayed(value: unknown): Played | null {
  if (typeof value !== "object" || value === null) return null;
  const told = value as Partial<Record<keyof Played, unknown>>;
  const names = Object.keys(FIELDS) as (keyof Plain)[];
  const deal = readDeal(told.daily);
  if (deal === null || !names.every((name) => FIELDS[name](told[name]))) return null;
  const plain = Object.fromEntries(names.map((name) => [name, told[name]]));
  return { ...(plain as Plain), ...deal };
}

/** The deal of the day of a match from who knows where: none, or one that makes sense; else nothing. */
function readDeal(value: unknown): Pick<Played, "daily"> | null {
  if (value === undefined || value === null) return {};
  if (typeof value !== "object" || !("date" in value) || !("km" in value)) return null;
  const { date, km } = value;
  if (typeof date !== "string" || !DATE.test(date) || !whole(km)) return null;
  return { daily: { date, km } };
}

function whole(value: unknown, most = MOST): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
}

function figure(value: unknown): value is number | null {
  return value === null || (Number.isInteger(value) && Math.abs(value as number) <= MOST);
}

const isName = (value: unknown): value is string =>
  typeof value === "string" && value.length > 0 && value.length <= 100;
