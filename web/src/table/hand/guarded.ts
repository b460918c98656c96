/** What has just appeared is not pressed by a finger that was meant for something else. */

import { GUARD } from "./selection.svelte";

/** Lets an element that has appeared be pressed only after a moment. Keys are not held up. */
export function guarded(element: HTMLElement): () => void {
  element.style.pointerEvents = "none";
  const timer = setTimeout(() => element.style.removeProperty("pointer-events"), GUARD);
  return () => clearTimeout(timer);
}
