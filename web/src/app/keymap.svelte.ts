/**
 * The single keys of the table: which one does what, and whether they do anything. An action goes by its usual
 * letter; whoever speaks to their computer, or presses keys by accident, takes others or none.
 */

import { keep, kept } from "../net/storage";

/** The usual letter of every action that a single key does. */
export const USUAL = "dptcnehrslmigu".split("");
const KEPT = "bornes-keys";
const SINGLE = /^[\p{L}\p{N}]$/u;

type Keymap = { on: boolean; chosen: Record<string, string> };
/** Why a key can't be had: another action has it, or it is no letter. */
export type Unfit = { why: "taken"; by: string } | { why: "letter" };

const current = $state<Keymap>(read());

/** Whether single keys do anything. */
export const keysOn = (): boolean => current.on;

/** Switch single keys on or off. */
export function switchKeys(on: boolean): void {
  current.on = on;
  write();
}

/** Whether any action has another key than usual. */
export const changed = (): boolean => Object.keys(current.chosen).length > 0;

/** The key that does what a usual key does, as it is written on buttons; null if none does. */
export function keyFor(usual: string): string | null {
  if (!SINGLE.test(usual)) return usual;
  if (!current.on) return null;
  return (current.chosen[usual.toLowerCase()] ?? usual).toUpperCase();
}

/** What a pressed key stands for, as the usual key of it; null if it stands for nothing. */
export function usualOf(pressed: string): string | null {
  const key = pressed.toLowerCase();
  if (!SINGLE.test(key)) return key;
  if (!current.on) return null;
  const found = USUAL.find((usual) => (current.chosen[usual] ?? usual) === key);
  return found ?? (USUAL.includes(key) ? null : key);
}

/** Give an action another key, or say why it can't have it. */
export function rebind(usual: string, pressed: string): Unfit | null {
  const key = pressed.toLowerCase();
  if (!/^\p{L}$/u.test(key)) return { why: "letter" };
  const by = USUAL.find((each) => each !== usual && (current.chosen[each] ?? each) === key);
  if (by !== undefined) return { why: "taken", by };
  const others = Object.entries(current.chosen).filter(([each]) => each !== usual);
  current.chosen = Object.fromEntries(key === usual ? others : [...others, [usual, key]]);
  write();
  return null;
}

/** All keys as usual. */
export function resetKeys(): void {
  current.chosen = {};
  write();
}

function write(): void {
  keep(KEPT, JSON.stringify(current));
}

// What makes no sense, or would give one key to two actions, is forgotten.
function read(): Keymap {
  const found: Keymap = { on: true, chosen: {} };
  try {
    const before = JSON.parse(kept(KEPT) ?? "null") as Partial<Keymap> | null;
    found.on = before?.on !== false;
    for (const [usual, key] of Object.entries(before?.chosen ?? {})) {
      const taken = USUAL.some((each) => (found.chosen[each] ?? each) === key);
      if (USUAL.includes(usual) && typeof key === "string" && /^\p{L}$/u.test(key) && !taken)
        found.chosen[usual] = key;
    }
  } catch {
    // As if nothing had been kept.
  }
  return found;
}
