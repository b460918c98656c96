/** How fast the table shows what happens: chosen at any time, and kept by the browser. */

import { still } from "../../app/theme.svelte";
import { keep, kept } from "../../net/storage";
import type { Speed } from "./sequencer";

export const PACES = ["calm", "usual", "quick", "none"] as const;
export type Pace = (typeof PACES)[number];
const KEPT = "bornes-pace";

/** How long everything takes at a pace, and how many messages may wait before it hurries. */
const TEMPO: Record<Pace, { slow: number; patience: number }> = {
  calm: { slow: 1.8, patience: 4 },
  usual: { slow: 1, patience: 2 },
  quick: { slow: 0.5, patience: 1 },
  none: { slow: 0, patience: 0 },
};

const before = kept(KEPT);
const current = $state<{ pace: Pace }>({
  pace: PACES.find((known) => known === before) ?? "usual",
});

/** What is chosen now. */
export const pace = (): Pace => current.pace;

/** Choose, from the next step on and for the next time. */
export function setPace(chosen: Pace): void {
  current.pace = chosen;
  keep(KEPT, chosen);
}

/** How long a step takes at a pace: shorter and shorter when more waits than one can follow. */
export function slowness(chosen: Pace, waiting: number): number {
  const { slow, patience } = TEMPO[chosen];
  return slow / (1 + 1.5 * Math.max(0, waiting - patience));
}

/** How a table is shown here. */
export type Tempo = { speed: Speed; moves: () => boolean };

/** As chosen; what nobody sees is shown at once. */
export const TEMPO_HERE: Tempo = {
  speed: (waiting) => (document.hidden ? 0 : slowness(current.pace, waiting)),
  moves: () => !still(),
};
