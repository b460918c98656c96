/** Plays what happens, if it is wanted, and keeps a record of what it has played. */

import type { GameEvent } from "../net/protocol";
import { keep, kept } from "../net/storage";
import { buzzOf, soundOf, type Sound } from "./cues";
import type { Synth } from "./synth";

export const VOLUMES = ["off", "quiet", "medium", "loud"] as const;
export type Volume = (typeof VOLUMES)[number];

const LOUDNESS: Record<Volume, number> = { off: 0, quiet: 0.15, medium: 0.4, loud: 0.9 };
const KEPT = "bornes-sound";
const APART = 220; // milliseconds between the beginnings of two sounds
const LATEST = 900; // what would be heard later than this is not worth hearing
const RECORDED = 40;

// Whoever has never chosen hears nothing.
const current = $state<{ volume: Volume }>({ volume: "off" });
const record: Sound[] = [];
let synth: Promise<Synth> | null = null;
let free = 0;
let last: Sound | null = null;

/** How loud it is. */
export const volume = (): Volume => current.volume;

/** What was played, the newest last. */
export const played = (): readonly Sound[] => record;

/** Choose how loud it is, now and for the next time; a click or a key must have led here. */
export function setVolume(chosen: Volume): void {
  current.volume = chosen;
  keep(KEPT, chosen);
  if (chosen === "off") void synth?.then((ready) => ready.loudness(0));
  else wake();
}

/** Begin as it was left. A browser lets nothing be heard before somebody has touched the page. */
export function startSound(): void {
  const before = kept(KEPT);
  current.volume = VOLUMES.find((known) => known === before) ?? "off";
  if (current.volume === "off") return;
  const touched = (): void => {
    removeEventListener("pointerdown", touched, true);
    removeEventListener("keydown", touched, true);
    if (current.volume !== "off") wake();
  };
  addEventListener("pointerdown", touched, true);
  addEventListener("keydown", touched, true);
}

/** Let an event be heard and felt, by somebody of this side or by a spectator. */
export function sound(event: GameEvent, ownSide: string | null): void {
  if (current.volume === "off") return;
  const cue = soundOf(event);
  if (cue !== null) play(cue);
  const buzz = buzzOf(event, ownSide);
  if (buzz !== null && synth !== null && "vibrate" in navigator) navigator.vibrate(buzz);
}

/** Play a sound behind those that are still to be heard. */
export function play(cue: Sound): void {
  if (current.volume === "off" || synth === null) return;
  const now = performance.now();
  // A card and the car that it moves sound alike: once is enough.
  if (cue === last && now < free) return;
  const at = Math.max(now, free);
  if (at - now > LATEST) return;
  free = at + APART;
  last = cue;
  void synth.then((ready) => {
    if (current.volume !== "off" && ready.play(cue, (at - now) / 1000)) note(cue);
  });
}

/** Make the synthesiser, or set how loud it is. */
function wake(): void {
  synth ??= import("./synth").then((file) => new file.Synth());
  synth.then(
    (ready) => ready.loudness(LOUDNESS[current.volume]),
    // The file did not come, or there is no sound here: the page goes on without.
    () => (synth = null),
  );
}

function note(cue: Sound): void {
  record.push(cue);
  record.splice(0, record.length - RECORDED);
  document.documentElement.dataset["sounds"] = record.join(" ");
}
