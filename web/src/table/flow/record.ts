/** The page's own record of what it has shown, and in which order. */

import type { Happening } from "../live.svelte";

const RECORDED = 80;
const record: string[] = [];

/** Note a step, as `land:card_played`; the newest is the last in `data-steps` of the page's root. */
export function recordStep({ beat, event }: Happening): void {
  record.push(event === null ? beat : `${beat}:${event.type}`);
  record.splice(0, record.length - RECORDED);
  document.documentElement.dataset["steps"] = record.join(" ");
}
