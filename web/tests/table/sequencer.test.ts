/** Steps in their order and time, with a clock that stands still unless it is moved. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { slowness } from "../../src/table/flow/pace.svelte";
import { Sequencer, type Step } from "../../src/table/flow/sequencer";

let done: string[];
let slow: number;
let waiting: number[];
let sequencer: Sequencer;

const step = (name: string, lasts: number, ends = false): Step => ({
  lasts,
  ends,
  run: (time, skipped) => void done.push(skipped ? `${name}!` : `${name} ${time}`),
});

beforeEach(() => {
  vi.useFakeTimers();
  [done, slow, waiting] = [[], 1, []];
  sequencer = new Sequencer((count) => {
    waiting.push(count);
    return slow;
  });
});
afterEach(() => void vi.useRealTimers());

test("each step has its time before the next", () => {
  sequencer.add([step("fly", 100), step("land", 50), step("pass", 0, true)]);
  expect(done).toEqual(["fly 100"]);
  vi.advanceTimersByTime(99);
  expect(done).toEqual(["fly 100"]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(["fly 100", "land 50"]);
  vi.advanceTimersByTime(50);
  expect(done).toEqual(["fly 100", "land 50", "pass 0"]);
  expect([sequencer.running, vi.getTimerCount()]).toEqual([false, 0]);
});

test("what comes meanwhile waits for its turn, and it is known how much waits", () => {
  sequencer.add([step("a", 100), step("b", 10, true)]);
  sequencer.add([step("c", 10, true)]);
  sequencer.add([step("d", 10, true)]);
  vi.runAllTimers();
  expect(done).toEqual(["a 100", "b 10", "c 10", "d 10"]);
  expect(waiting).toEqual([0, 2, 1, 0]);
});

test("without time everything happens at once", () => {
  slow = 0;
  sequencer.add([step("a", 100), step("b", 10, true)]);
  expect(done).toEqual(["a 0", "b 0"]);
  expect(vi.getTimerCount()).toBe(0);
});

test("skipping shows the rest in its order, and what comes later has its time again", () => {
  sequencer.add([step("a", 100), step("b", 10), step("c", 10, true)]);
  expect(sequencer.skip()).toBe(true);
  expect(done).toEqual(["a 100", "b!", "c!"]);
  expect(sequencer.skip()).toBe(false);
  sequencer.add([step("d", 10, true)]);
  expect(done.at(-1)).toBe("d 10");
});

test("a step may skip what comes after it", () => {
  sequencer.add([
    { lasts: 0, ends: false, run: () => void sequencer.skip() },
    step("b", 10),
    step("c", 10, true),
  ]);
  expect(done).toEqual(["b!", "c!"]);
  expect(sequencer.running).toBe(false);
});

test("paces differ, and each hurries when more waits than one can follow", () => {
  const paces = ["calm", "usual", "quick", "none"] as const;
  const alone = paces.map((pace) => slowness(pace, 0));
  expect(alone).toEqual([...alone].sort((one, other) => other - one));
  expect(alone.at(-1)).toBe(0);
  for (const pace of paces.slice(0, 3)) expect(slowness(pace, 9)).toBeLessThan(0.3);
});
