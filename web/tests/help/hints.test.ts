import { expect, test } from "vitest";
import { equallyGood, percentOf, worthOf } from "../../src/help/hints.svelte";
import type { Card, Hint, HintLine } from "../../src/net/protocol";

const line = (card: Card, chance: number, verb: "play" | "discard" = "play"): HintLine => ({
  move: { text: `1: ${verb} ${card}`, seat: 1, verb, card },
  chance,
  points: null,
  reason: "",
});
const hint = (...moves: HintLine[]): Hint => ({ type: "hint", seq: 1, moves });

test("what is nearly nothing, or nearly all, is never written as it", () => {
  expect([0, 0.001, 0.4449, 0.999, 1].map(percentOf)).toEqual([0, 1, 44, 99, 100]);
});

test("moves are equally good if one is told the same of them", () => {
  expect(equallyGood([])).toBe(0);
  expect(equallyGood([line("100", 0.52), line("50", 0.518), line("25", 0.49)])).toBe(2);
  expect(equallyGood([line("100", 0.5), line("50", 0.5)])).toBe(2);
});

test("a card is worth the best that can be done with it", () => {
  const told = hint(line("100", 0.6), line("50", 0.55), line("100", 0.4, "discard"));
  expect(worthOf(told, "100")).toEqual({ percent: 60, best: true, equal: false });
  expect(worthOf(told, "50")).toEqual({ percent: 55, best: false, equal: false });
  expect(worthOf(told, "25")).toBeNull();
});

test("where nothing matters, no card is the best", () => {
  const told = hint(line("100", 0.5), line("50", 0.5));
  expect(worthOf(told, "100")).toEqual({ percent: 50, best: false, equal: true });
});
