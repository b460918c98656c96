/** The matches that this browser keeps, each once, and the file that takes them elsewhere. */

import { recentTables } from "../../net/keys";
import { forget, keep, kept } from "../../net/storage";
import { readPlayed, sameDeal, type Played } from "./played";

const KEPT = "bornes-matches";
/** Matches that were deleted, of tables that can still be looked at: they are not counted anew. */
const GONE = "bornes-matches-gone";
const MARK = "bornes-matches";
const VERSION = 1;
/** So many are kept, the latest. */
export const MOST = 5000;

const nameOf = ({ table, match }: Pick<Played, "table" | "match">): string => `${table}/${match}`;

/** The matches of this browser, the latest first. */
export function keptMatches(): Played[] {
  return sorted(listOf(parsed(kept(KEPT))));
}

/** The first match of this browser with a deal of the day; nothing if there is none. */
export const keptDeal = (date: string, edition: string): Played | undefined =>
  keptMatches().find((each) => each.daily?.date === date && each.edition === edition);

/** Keep a match, if it isn't kept yet and was not deleted; of a deal of the day only the first one. */
export function keepMatch(match: Played): void {
  // Another tab may have kept some: what is kept is read anew every time.
  const before = keptMatches();
  const name = nameOf(match);
  if (
    before.some((each) => nameOf(each) === name || sameDeal(each, match)) ||
    gone().includes(name)
  )
    return;
  write([match, ...before]);
}

/** Keep them no longer. */
export function forgetMatches(): void {
  const tables = new Set(recentTables().map(({ table }) => table));
  const names = [...new Set([...gone(), ...keptMatches().map(nameOf)])];
  const still = names.filter((name) => tables.has(name.split("/")[0] ?? ""));
  forget(KEPT);
  if (still.length === 0) forget(GONE);
  else keep(GONE, JSON.stringify(still));
}

/** All matches, as a file has them. */
export const fileOf = (matches: readonly Played[]): string =>
  `${JSON.stringify({ [MARK]: VERSION, matches }, null, 1)}\n`;

/** Add the matches of a file to those that are kept; how many were new, or nothing if it is no such file. */
export function addFile(text: string): number | null {
  const found = parsed(text);
  if (typeof found !== "object" || found === null || !(MARK in found) || !("matches" in found))
    return null;
  if (found[MARK] !== VERSION || !Array.isArray(found.matches)) return null;
  const read = found.matches.map(readPlayed);
  if (read.includes(null)) return null;
  const all = new Map(keptMatches().map((each) => [nameOf(each), each]));
  const before = all.size;
  for (const each of read) {
    const known = each === null || all.has(nameOf(each));
    const again = each?.daily !== undefined && [...all.values()].some((one) => sameDeal(one, each));
    if (!known && !again) all.set(nameOf(each), each);
  }
  write([...all.values()]);
  return all.size - before;
}

function write(matches: readonly Played[]): void {
  keep(KEPT, JSON.stringify(sorted(matches).slice(0, MOST)));
}

const sorted = (matches: readonly Played[]): Played[] =>
  [...matches].sort((one, other) => other.at - one.at);

/** What makes no sense is left out: nobody loses the rest by it. */
const listOf = (value: unknown): Played[] =>
  Array.isArray(value) ? value.map(readPlayed).filter((each) => each !== null) : [];

function gone(): string[] {
  const found = parsed(kept(GONE));
  return Array.isArray(found) ? found.filter((each) => typeof each === "string") : [];
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
