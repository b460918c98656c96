/** The keys of the table. */

import { usualOf } from "../app/keymap.svelte";
import type { Selection } from "./hand/selection.svelte";
import type { LiveTable } from "./live.svelte";

/** What can be opened beside the table or over it. */
export type Panel = "help" | "score" | "log" | "hints" | "menu" | "handover" | "carry" | "join";

export type Keys = {
  live: LiveTable;
  selection: Selection;
  open: (panel: Panel) => void;
  readOut: () => void;
};

const PANELS: Record<string, Panel> = { r: "help", s: "score", l: "log", h: "hints", m: "menu" };

/** Do what a key stands for; whether it stands for anything. */
export function pressed(event: KeyboardEvent, keys: Keys): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return false;
  const key = usualOf(event.key);
  if (key === null) return false;
  const panel = PANELS[key];
  if (panel !== undefined) keys.open(panel);
  else if (key === "i") keys.readOut();
  else if (key === "g") return speak();
  else if (key === "escape") keys.selection.drop();
  else if (/^[1-9]$/.test(key)) return pick(Number(key) - 1, keys);
  else if (key === "arrowleft" || key === "arrowright")
    return step(key === "arrowleft" ? -1 : 1, keys);
  else if (key === "enter")
    return !isPressable(event.target) && (keys.live.goOn() || keys.selection.playAtOnce());
  else if (key === "d") keys.selection.discard();
  else if (key === "c") return answer(keys);
  else if (key === "u") keys.live.takeBack();
  else if (key === "e") return say("extend", keys);
  else if (key === "n") return refuse(keys);
  else if (key === "p") return say("draw", keys);
  else if (key === "t") return say("take", keys) || say("end", keys);
  else return false;
  return true;
}

/** Whether a key of the table does what can't be undone. */
export function isFinal({ key, target }: KeyboardEvent): boolean {
  const usual = usualOf(key) ?? "";
  if (isWriting(target) || (usual === "enter" && isPressable(target))) return false;
  return /^(enter|[dcenpt])$/.test(usual);
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest("input, textarea, [contenteditable], dialog[open]:modal") !== null
  );
}

// Enter on a button is that button's.
function isPressable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("button, a, summary") !== null;
}

function pick(index: number, { selection }: Keys): boolean {
  const held = selection.slots[index];
  if (held === undefined || held === null) return false;
  selection.pick(held.key);
  document.querySelector<HTMLElement>(`[data-place="hand:${held.key}"]`)?.focus();
  return true;
}

function step(by: number, keys: Keys): boolean {
  const { selection } = keys;
  const { hand } = selection;
  const now = hand.findIndex((held) => held.key === selection.chosen);
  const next = now === -1 ? (by > 0 ? 0 : -1) : (now + by) % hand.length;
  const held = hand.at(next);
  return held !== undefined && pick(selection.slots.indexOf(held), keys);
}

// Where there is nobody to talk to, there is no such button.
function speak(): boolean {
  const button = document.querySelector<HTMLElement>("[data-tool=say]");
  button?.click();
  return button !== null;
}

function answer({ live }: Keys): boolean {
  const [first] = live.own?.asked ? live.own.legal.filter((move) => move.verb !== "pass") : [];
  if (first === undefined) return false;
  live.choose(first);
  return true;
}

function refuse(keys: Keys): boolean {
  if (keys.live.answer !== null && keys.live.seat !== null) {
    keys.live.decline();
    return true;
  }
  return say("finish", keys);
}

function say(verb: string, { live }: Keys): boolean {
  const move = live.own?.legal.find((each) => each.verb === verb);
  if (move === undefined) return false;
  live.choose(move);
  return true;
}
