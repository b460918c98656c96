/** What a card does when it has landed, for the eye alone. */

import { still } from "../../app/theme.svelte";

const JOLT = [0, -7, 5, -3, 0].map((x, at) => ({
  transform: `translateX(${x}px) rotate(${at === 1 ? -1.2 : 0}deg)`,
}));

/** A hazard stops a side with a jolt: what lies before it, and its car. */
export function jolt(side: string): void {
  if (still() || document.hidden) return;
  const places = [`[data-side="${side}"] .cards`, `[data-car="${side}"] > svg`];
  for (const shaken of document.querySelectorAll(places.join(", ")))
    shaken.animate(JOLT, { duration: 320, easing: "ease-out" });
}
