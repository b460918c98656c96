/** The addresses of the page: `/` begins, `/t/<table>` is a table. */

export type Route =
  { at: "start" } | { at: "table"; table: string; code: string | null } | { at: "nowhere" };

const TABLE = /^\/t\/([A-Za-z0-9_-]{1,32})\/?$/;
const CODE = /^#seat=([A-Za-z0-9_-]+)$/;

/** What an address shows. A code to take a seat over stands behind `#`, which no server sees. */
export function routeOf(path: string, hash: string): Route {
  if (path === "/" || path === "") return { at: "start" };
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

/** Go to an address of the page. */
export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
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
export const tableLink = (table: string): string => `${location.origin}/t/${table}`;
