/** What was said a moment ago, and whom one hears. */

import type { PhraseId } from "../../net/protocol";
import { keep, kept } from "../../net/storage";

/** Something that somebody says. */
export type Utterance = { id: number; seat: number; phrase: PhraseId };

/** How long it is shown, in milliseconds: long enough to look up and read two words. */
export const SHOWN = 4500;
const ALL = "bornes-hears";
const SEATS = "bornes-muted";

/** What is said at one table. */
export class Spoken {
  /** What is shown now, at most one of each seat. */
  now = $state.raw<Utterance[]>([]);
  /** Whether nobody is heard, at any table. */
  deaf = $state(kept(ALL) === "nobody");
  /** The seats that are not heard at this table. */
  muted = $state.raw<number[]>([]);
  #count = 0;

  constructor(private table: string) {
    this.muted = readMuted(table);
  }

  /** Somebody says something. */
  hear(seat: number, phrase: PhraseId): void {
    if (this.deaf || this.muted.includes(seat)) return;
    const said = { id: ++this.#count, seat, phrase };
    this.now = [...this.now.filter((each) => each.seat !== seat), said];
    setTimeout(() => {
      this.now = this.now.filter((each) => each !== said);
    }, SHOWN);
  }

  /** Hear everybody, or nobody. */
  hearAll(on: boolean): void {
    this.deaf = !on;
    if (!on) this.now = [];
    keep(ALL, on ? "everybody" : "nobody");
  }

  /** Hear a seat, or not. */
  hearSeat(seat: number, on: boolean): void {
    const others = this.muted.filter((each) => each !== seat);
    this.muted = on ? others : [...others, seat];
    if (!on) this.now = this.now.filter((each) => each.seat !== seat);
    keep(SEATS, JSON.stringify({ table: this.table, seats: this.muted }));
  }
}

// Only the last table is remembered: at another one, others sit.
function readMuted(table: string): number[] {
  try {
    const found: unknown = JSON.parse(kept(SEATS) ?? "null");
    if (typeof found !== "object" || found === null || !("table" in found) || !("seats" in found))
      return [];
    if (found.table !== table || !Array.isArray(found.seats)) return [];
    return found.seats.filter((seat) => typeof seat === "number");
  } catch {
    return [];
  }
}
