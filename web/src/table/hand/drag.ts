/** Dragging a card from the hand to where it goes. */

import type { Selection, Place } from "./selection.svelte";

const FAR_ENOUGH = 7;

/** The place for cards under a point, if there is one. */
function placeAt(x: number, y: number): Place | null {
  for (const found of document.elementsFromPoint(x, y)) {
    const name = found.closest<HTMLElement>("[data-place]")?.dataset["place"] ?? "";
    if (name === "discard") return name;
    const side = /^side:[A-F]/.exec(name)?.[0];
    if (side !== undefined) return side as Place;
  }
  return null;
}

/** Makes a card of the hand one that can be dragged. */
export function draggable(selection: Selection, key: string): (card: HTMLElement) => () => void {
  return (card) => {
    let start: { x: number; y: number } | null = null;
    let moved = false;
    let wasChosen = false;

    function down(event: PointerEvent): void {
      if (event.button !== 0 || !event.isPrimary) return;
      // Caught at once: a quick hand is off the card before it has moved far enough.
      card.setPointerCapture(event.pointerId);
      start = { x: event.clientX, y: event.clientY };
      moved = false;
    }

    function move(event: PointerEvent): void {
      if (start === null) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!moved && Math.hypot(x, y) < FAR_ENOUGH) return;
      if (!moved) begin();
      card.style.transform = `translate(${x}px, ${y}px) rotate(${Math.max(-6, Math.min(6, x / 30))}deg) scale(1.06)`;
    }

    function begin(): void {
      moved = true;
      card.style.transition = "none";
      card.style.zIndex = "20";
      card.style.pointerEvents = "none";
      wasChosen = selection.chosen === key;
      if (!wasChosen) selection.pick(key);
    }

    function end(event: PointerEvent): void {
      const dragged = moved && start !== null;
      start = null;
      if (!dragged) return;
      const under = event.type === "pointerup" ? placeAt(event.clientX, event.clientY) : null;
      for (const name of ["transform", "transition", "z-index", "pointer-events"])
        card.style.removeProperty(name);
      if (under !== null) selection.put(under);
      else if (!wasChosen) selection.drop();
      // Where no click follows, the next one is a click again.
      setTimeout(() => (moved = false));
    }

    // The click that follows a drag is no click.
    function click(event: MouseEvent): void {
      if (!moved) return;
      moved = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    }

    card.addEventListener("pointerdown", down);
    card.addEventListener("pointermove", move);
    card.addEventListener("pointerup", end);
    card.addEventListener("pointercancel", end);
    card.addEventListener("click", click, { capture: true });
    return () => {
      card.removeEventListener("pointerdown", down);
      card.removeEventListener("pointermove", move);
      card.removeEventListener("pointerup", end);
      card.removeEventListener("pointercancel", end);
      card.removeEventListener("click", click, { capture: true });
    };
  };
}
