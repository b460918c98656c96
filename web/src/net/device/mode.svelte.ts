/** Whether tables are made on this device, and how far fetching what that takes has come. */

import { BASE } from "../base";
import { forget, keep, kept } from "../storage";
import type { Parts } from "./wire";

const MODE = "bornes-without-net";
const FETCHED = "bornes-device";

/** `none`: nothing was ever fetched; `kept`: it was, and starts when it is wanted. */
type Stage = "none" | "kept" | "fetching" | "ready" | "failed";

const state = $state<{ on: boolean; stage: Stage; share: number }>({
  on: kept(MODE) === "on",
  stage: kept(FETCHED) === null ? "none" : "kept",
  share: 0,
});

/** Whether new tables are made on this device. */
export const withoutNet = (): boolean => state.on;

/** How far it has come. */
export const stage = (): Stage => state.stage;

/** Which share of the parts has been fetched. */
export const share = (): number => state.share;

/** Make tables here from now on, or at the server again. */
export function playWithoutNet(on: boolean): void {
  state.on = on;
  if (on) keep(MODE, "on");
  else forget(MODE);
}

/** Something has been fetched. */
export function fetching(part: number): void {
  state.stage = "fetching";
  state.share = part;
}

/** All is there. */
export function arrived(): void {
  state.stage = "ready";
  keep(FETCHED, "1");
}

/** It did not come. */
export function failed(): void {
  state.stage = kept(FETCHED) === null ? "failed" : "kept";
}

/** How many bytes are sent for it. */
export async function size(): Promise<number> {
  const { files } = (await (await fetch(`${BASE}/device.json`)).json()) as Parts;
  return files.reduce((sum, { sent }) => sum + sent, 0);
}
