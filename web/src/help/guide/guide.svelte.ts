/** What a guided hand points at, and what it does when somebody tries something else. */

import type { MoveInfo } from "../../net/protocol";
import type { LiveTable } from "../../table/live.svelte";

/** The guide of one table. */
export class Guide {
  /** Whether anything is said and pointed at. */
  on = $state(true);
  /** The move that was held back, because another one is shown first. */
  held = $state<string | null>(null);
  /** The move that is suggested now; nothing if none is. */
  readonly move = $derived.by((): MoveInfo | null => {
    const wanted = this.on ? this.live.own?.lesson?.move : undefined;
    return this.live.own?.legal.find((move) => move.text === wanted) ?? null;
  });

  constructor(private readonly live: LiveTable) {}

  /** Nothing was tried that is still wanted. */
  forget(): void {
    this.held = null;
  }

  /** Whether a move is held back: any but the suggested one, the first time that it is tried. */
  holds(text: string): boolean {
    const legal = this.live.own?.legal.some((move) => move.text === text) ?? false;
    if (this.move === null || text === this.move.text || text === this.held || !legal) {
      this.held = null;
      return false;
    }
    this.held = text;
    return true;
  }
}
