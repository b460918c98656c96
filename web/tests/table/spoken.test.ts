import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forget, keep } from "../../src/net/storage";
import { SHOWN, Spoken } from "../../src/table/phrases/spoken.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  forget("bornes-hears");
  forget("bornes-muted");
});
afterEach(() => vi.useRealTimers());

const heard = (spoken: Spoken): string[] =>
  spoken.now.map(({ seat, phrase }) => `${seat}: ${phrase}`);

test("what is said is shown for a while, the last of each person", () => {
  const spoken = new Spoken("one");
  spoken.hear(1, "hello");
  spoken.hear(2, "ouch");
  spoken.hear(1, "thanks");
  expect(heard(spoken)).toEqual(["2: ouch", "1: thanks"]);
  vi.advanceTimersByTime(SHOWN);
  expect(heard(spoken)).toEqual([]);
});

test("whoever is muted is not heard, and what they just said is gone", () => {
  const spoken = new Spoken("one");
  spoken.hear(2, "ouch");
  spoken.hearSeat(2, false);
  expect(heard(spoken)).toEqual([]);
  spoken.hear(2, "wow");
  spoken.hear(3, "hello");
  expect(heard(spoken)).toEqual(["3: hello"]);
  spoken.hearSeat(2, true);
  spoken.hear(2, "wow");
  expect(heard(spoken)).toEqual(["3: hello", "2: wow"]);
});

test("muting is kept: one person's at this table, everybody's at all", () => {
  new Spoken("one").hearSeat(2, false);
  expect(new Spoken("one").muted).toEqual([2]);
  expect(new Spoken("two").muted).toEqual([]);
  new Spoken("one").hearAll(false);
  const other = new Spoken("two");
  other.hear(1, "hello");
  expect([other.deaf, other.now]).toEqual([true, []]);
  other.hearAll(true);
  other.hear(1, "hello");
  expect(heard(other)).toEqual(["1: hello"]);
});

test("what makes no sense in the storage is forgotten", () => {
  for (const text of ["{", "3", '{"table":"one"}', '{"table":"one","seats":["x"]}']) {
    keep("bornes-muted", text);
    expect(new Spoken("one").muted).toEqual([]);
  }
});
