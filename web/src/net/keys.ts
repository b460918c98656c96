/** What this browser keeps: the keys of its seats, and the name of its person. */

const SEAT = "bornes-seat:";
const NAME = "bornes-name";
const MOST = 50;

type Kept = { token: string; seat: number; edition: string; at: number };

/** The key of our seat at a table. */
export function tokenFor(table: string): string | null {
  return read(SEAT + table)?.token ?? null;
}

/** Keep the key of our seat at a table. */
export function keepToken(table: string, token: string, seat: number, edition: string): void {
  const kept: Kept = { token, seat, edition, at: Date.now() };
  localStorage.setItem(SEAT + table, JSON.stringify(kept));
  for (const old of recentTables().slice(MOST)) localStorage.removeItem(SEAT + old.table);
}

/** Forget the key of a seat that is no longer ours. */
export function forgetToken(table: string): void {
  localStorage.removeItem(SEAT + table);
}

/** The tables where this browser has a seat, the latest first. */
export function recentTables(): { table: string; edition: string; at: number }[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(SEAT))
    .flatMap((key) => {
      const kept = read(key);
      return kept === null ? [] : [{ table: key.slice(SEAT.length), edition: kept.edition, at: kept.at }];
    })
    .sort((one, other) => other.at - one.at);
}

function read(key: string): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "null") as Kept | null;
    return kept !== null && typeof kept.token === "string" ? kept : null;
  } catch {
    return null;
  }
}

/** The name under which the person of this browser plays. */
export const keptName = (): string => localStorage.getItem(NAME) ?? "";

/** Remember the name. */
export const keepName = (name: string): void => localStorage.setItem(NAME, name);
