/** The keys of one's seats and one's name, as this browser keeps them. */

import { forget, keep, kept, keptNames } from "./storage";

const SEAT = "bornes-seat:";
const NAME = "bornes-name";
const MOST = 50;

type Key = { token: string; edition: string; at: number; seat?: number };

/** The key of our seat at a table. */
export function tokenFor(table: string): string | null {
  return read(SEAT + table)?.token ?? null;
}

/** The number of our seat at a table, where it is known. */
export const seatAt = (table: string): number | null => read(SEAT + table)?.seat ?? null;

/** Keep the key of our seat at a table. */
export function keepToken(
  table: string,
  token: string,
  edition: string,
  seat: number | null = null,
): void {
  const key: Key = { token, edition, at: Date.now(), ...(seat === null ? {} : { seat }) };
  keep(SEAT + table, JSON.stringify(key));
  for (const old of recentTables().slice(MOST)) forgetToken(old.table);
}

/** Forget the key of a seat that is no longer ours. */
export function forgetToken(table: string): void {
  forget(SEAT + table);
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
  const { token, edition, at, seat } = value as Partial<Record<keyof Key, unknown>>;
  if (seat !== undefined && typeof seat !== "number") return false;
  return typeof token === "string" && typeof edition === "string" && typeof at === "number";
}

/** The name under which the person of this browser plays. */
export const keptName = (): string => kept(NAME) ?? "";

/** Remember the name. */
export const keepName = (name: string): void => keep(NAME, name);
