/** Whether one is asked again before a card is thrown away: chosen at any time, kept by the browser. */

import { keep, kept } from "../../net/storage";

const KEPT = "bornes-confirm";
const state = $state({ on: kept(KEPT) === "discards" });

/** Whether discards are confirmed. */
export const confirms = (): boolean => state.on;

/** Confirm discards from now on, or not. */
export function confirmDiscards(on: boolean): void {
  state.on = on;
  keep(KEPT, on ? "discards" : "no");
}
