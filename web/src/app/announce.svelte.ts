/** What a screen reader hears: every event, and the state of the table when it is asked for. */

type Said = { id: number; text: string };

// A sentence stays for a while beside the next ones: whoever reads slowly misses none.
const KEPT = 8;
const spoken = $state<{ polite: Said[]; urgent: Said[] }>({ polite: [], urgent: [] });
let count = 0;

/** Say something when there is time for it. */
export function say(text: string): void {
  spoken.polite = [...spoken.polite, { id: ++count, text }].slice(-KEPT);
}

/** Say something at once: a question that does not wait. */
export function sayNow(text: string): void {
  spoken.urgent = [{ id: ++count, text }];
}

/** The question is no longer open. */
export function hush(): void {
  spoken.urgent = [];
}

/** Take back all that was said: somebody else has the device now. */
export function silence(): void {
  spoken.polite = [];
  spoken.urgent = [];
}

/** What is being said. */
export const saying = (): { polite: Said[]; urgent: Said[] } => spoken;
