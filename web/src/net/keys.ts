/** The keys of one's seats and one's name, as this browser keeps them. */

import type { SeatHere, Seated } from "./protocol";
import { forget, keep, kept, keptNames } from "./storage";

const SEAT = "bornes-seat:";
const NAME = "bornes-name";
const MOST = 50;

type Key = { token: string; edition: string; at: number; seat?: number; here?: SeatHere[] };

/** The key of our seat at a table. */
export function tokenFor(table: string): string | null {
  return read(SEAT + table)?.token ?? null;
}

/** The keys of all our seats at a table: one's own first, then those of others on this device. */
export function tokensFor(table: string): string[] {
  const key = read(SEAT + table);
  return key === null ? [] : [key.token, ...(key.here ?? []).map(({ token }) => token)];
}

/** The numbers of our seats at a table, where they are known. */
export function seatsAt(table: string): number[] {
  const key = read(SEAT + table);
  if (key?.seat === undefined) return [];
  return [key.seat, ...(key.here ?? []).map(({ seat }) => seat)];
}

/** Keep the keys of our seats at a table; several if others play on this device. */
export function keepToken(
  table: string,
  token: string,
  edition: string,
  seat: number | null = null,
  here: SeatHere[] = [],
): void {
  const known = { ...(seat === null ? {} : { seat }), ...(here.length === 0 ? {} : { here }) };
  const key: Key = { token, edition, at: Date.now(), ...known };
  keep(SEAT + table, JSON.stringify(key));
  for (const old of recentTables().slice(MOST)) forgetToken(old.table);
}

/** Keep the keys of a table that was made for us; gives its name. */
export function keepMade({ table, token, seat, here }: Seated): string {
  if (token !== null) keepToken(table.id, token, table.edition, seat, here);
  return table.id;
}

/** Forget the keys of a table, or of one seat there that is no longer ours. */
export function forgetToken(table: string, token: string | null = null): void {
  const key = read(SEAT + table);
  const here = (key?.here ?? []).filter((each) => each.token !== token);
  const [next, ...rest] = here;
  if (key === null || token === null) return forget(SEAT + table);
  if (key.token !== token) return keep(SEAT + table, JSON.stringify({ ...key, here }));
  if (next === undefined) return forget(SEAT + table);
  keep(SEAT + table, JSON.stringify({ ...key, ...next, here: rest }));
}

/** The tables where this browser has a seat, the latest first. */
export function recentTables(): { table: string; edition: string; at: number }[] {
  return keptNames(SEAT)
    .flatMap((name) => {
      const key = read(name);
      return key === null
        ? []
        : [{ table: name.slice(SEAT.length), edition: key.edition, at: key.at }];
    })
    .sort((one, other) => other.at - one.at);
}

function read(name: string): Key | null {
  try {
    const found: unknown = JSON.parse(kept(name) ?? "null");
    return isKey(found) ? found : null;
  } catch {
    return null;
  }
}

function isKey(value: unknown): value is Key {
  if (typeof value !== "object" || value === null) return false;
  const { token, edition, at, seat, here } = value as Partial<Record<keyof Key, unknown>>;
  if (seat !== undefined && typeof seat !== "number") return false;
  if (here !== undefined && !(Array.isArray(here) && here.every(isSeatHere))) return false;
  return typeof token === "string" && typeof edition === "string" && typeof at === "number";
}

function isSeatHere(value: unknown): value is SeatHere {
  if (typeof value !== "object" || value === null) return false;
  const { seat, token } = value as Partial<Record<keyof SeatHere, unknown>>;
  return typeof seat === "number" && typeof token === "string";
}

/** The name under which the person of this browser plays. */
export const keptName = (): string => kept(NAME) ?? "";

/** Remember the name. */
export const keepName = (name: string): void => keep(NAME, name);
