import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameEvent } from "../../src/net/protocol";

/** An audio context that only counts what is begun on it. */
class FakeAudio {
  static made = 0;
  state = "running";
  currentTime = 0;
  sampleRate = 10;
  destination = {};
  constructor() {
    FakeAudio.made++;
  }
  createGain = (): unknown => node();
  createDynamicsCompressor = (): unknown => node();
  createBuffer = (): unknown => ({ getChannelData: () => new Float32Array(10) });
  resume = (): Promise<void> => Promise.resolve();
  suspend = (): Promise<void> => Promise.resolve();
}

const param = {
  value: 0,
  setValueAtTime: vi.fn(),
  linearRampToValueAtTime: vi.fn(),
  exponentialRampToValueAtTime: vi.fn(),
};
type Node = Record<string, unknown> & { connect: (next: unknown) => unknown };
const node = (): Node => ({
  gain: param,
  frequency: param,
  connect: (next) => next,
  start: vi.fn(),
  stop: vi.fn(),
});
const draw: GameEvent = { type: "card_drawn", seat: 1, card: null };
const discard: GameEvent = { type: "card_discarded", seat: 1, card: "25" };

const root = { dataset: {} as Record<string, string> };
let window: EventTarget;
let time: number;
const later = (): Promise<void> => new Promise((done) => setTimeout(done, 50));
const fresh = () => import("../../src/sound/player.svelte");

beforeEach(() => {
  vi.resetModules();
  FakeAudio.made = 0;
  root.dataset = {};
  window = new EventTarget();
  time = 1000;
  const store = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  });
  vi.stubGlobal("document", { documentElement: root });
  vi.stubGlobal("AudioContext", FakeAudio);
  for (const name of ["GainNode", "OscillatorNode", "BiquadFilterNode", "AudioBufferSourceNode"])
    vi.stubGlobal(name, function () {
      return node();
    });
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
  vi.spyOn(performance, "now").mockImplementation(() => time);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("on the first visit nothing is heard, and nothing is begun", async () => {
  const player = await fresh();
  player.startSound();
  window.dispatchEvent(new Event("pointerdown"));
  player.sound(draw, "A");
  await later();
  expect(player.volume()).toBe("off");
  expect(FakeAudio.made).toBe(0);
  expect(player.played()).toEqual([]);
});

test("switched on, it plays, keeps a record, and is so the next time after a touch", async () => {
  const player = await fresh();
  player.startSound();
  player.setVolume("medium");
  player.sound(draw, "A");
  player.sound(discard, "A");
  await vi.waitFor(() => expect(player.played()).toEqual(["draw", "card"]));
  expect(root.dataset["sounds"]).toBe("draw card");

  vi.resetModules();
  const again = await fresh();
  again.startSound();
  expect(again.volume()).toBe("medium");
  again.sound(draw, "A");
  await later();
  expect(FakeAudio.made).toBe(1);
  window.dispatchEvent(new Event("pointerdown"));
  again.sound(draw, "A");
  await vi.waitFor(() => expect(again.played()).toEqual(["draw"]));
  expect(FakeAudio.made).toBe(2);
});

test("a crowd of sounds is cut short, and the same one is not heard twice at once", async () => {
  const player = await fresh();
  player.setVolume("quiet");
  for (let turn = 0; turn < 6; turn++) {
    player.sound(draw, null);
    player.sound(draw, null);
    player.sound(discard, null);
  }
  await vi.waitFor(() => expect(player.played()).toEqual(["draw", "card", "draw", "card", "draw"]));
});

test("switched off, nothing more is played", async () => {
  const player = await fresh();
  player.setVolume("loud");
  player.setVolume("off");
  player.sound(draw, null);
  await later();
  expect(player.played()).toEqual([]);
});
