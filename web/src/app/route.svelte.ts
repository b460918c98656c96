/**
 * The addresses of the page: `/` begins, `/t/<table>` is a table,
 * `/t/<table>/review/<match>` looks back at a match of it, `/review` at a record that one has, `/score` keeps the score of real cards, `/stats`
 * counts one's matches; before them stands the base path.
 */

import { BASE } from "../net/base";

export type Route =
  | { at: "start" }
  | { at: "table"; table: string; code: string | null }
  | { at: "review"; table: string; match: number }
  | { at: "score"; book: string | null }
  | { at: "stats" }
  | { at: "record" }
  | { at: "nowhere" };

const TABLE = /^\/t\/([A-Za-z0-9_-]{1,32})\/?$/;
const REVIEW = /^\/t\/([A-Za-z0-9_-]{1,32})\/review\/([1-9][0-9]{0,5})\/?$/;
const SCORE = /^\/score\/?$/;
const STATS = /^\/stats\/?$/;
const RECORD = /^\/review\/?$/;
const BOOK = /^#([a-z0-9]{1,16})$/;
const CODE = /^#seat=([A-Za-z0-9_-]+)$/;

/** What an address shows. A code to take a seat over, or which sheet, stands behind `#`: no server sees it. */
export function routeOf(address: string, hash: string, base = BASE): Route {
  if (!`${address}/`.startsWith(`${base}/`)) return { at: "nowhere" };
  const path = address.slice(base.length);
  if (path === "/" || path === "") return { at: "start" };
  if (SCORE.test(path)) return { at: "score", book: BOOK.exec(hash)?.[1] ?? null };
  if (STATS.test(path)) return { at: "stats" };
  if (RECORD.test(path)) return { at: "record" };
  const [, reviewed, match] = REVIEW.exec(path) ?? [];
  if (reviewed !== undefined) return { at: "review", table: reviewed, match: Number(match) };
  const table = TABLE.exec(path)?.[1];
  if (table === undefined) return { at: "nowhere" };
  return { at: "table", table, code: CODE.exec(hash)?.[1] ?? null };
}

const here = $state<{ route: Route }>({ route: { at: "start" } });

/** What is shown now. */
export const route = (): Route => here.route;

function look(): void {
  here.route = routeOf(location.pathname, location.hash);
}

/** Follow the address from now on. */
export function followAddress(): void {
  addEventListener("popstate", look);
  look();
}

/** An address of the page as a link has it. */
export const linkTo = (address: string): string => BASE + address;

/** Go to an address of the page. */
export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", linkTo(address));
  else history.pushState(null, "", linkTo(address));
  look();
  scrollTo(0, 0);
}

/** Follow a link within the page, unless it is to be opened elsewhere. */
export function follow(event: MouseEvent, address: string): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(address);
}

/** The address of a table, as it is sent to friends. */
export const tableLink = (table: string): string => location.origin + linkTo(`/t/${table}`);
