import { describe, expect, test } from "vitest";
import type { GameEvent, OpenTable, TableInfo } from "../../src/net/protocol";
import { handsOf, standings, total, type Score } from "../../src/score/record";

function table(scored: boolean): TableInfo {
  const seats = ["A", "B", "A", "B"].map((side, index) => ({ side, seat: index + 1 }));
  return { seats, rules: { scored } } as unknown as TableInfo;
}

function open(values: Partial<OpenTable>): OpenTable {
  return {
    hand_number: 1,
    sheets: [],
    score: {},
    outcome: null,
    ...values,
  } as unknown as OpenTable;
}

const ended = (winners: string[], totals: Record<string, number>): GameEvent => ({
  type: "hand_ended",
  winners,
  reason: "distance",
  score: {},
  totals,
});

describe("the hands of a match", () => {
  const sheets: Score[] = [
    { A: { distance: 700, trip: 400 }, B: { distance: 300 } },
    { A: {}, B: { distance: 1000, safeties: 100 } },
  ];
  const events = [ended(["A"], { A: 1100, B: 300 }), ended([], { A: 1100, B: 1400 })];

  test("carry forward what was there before, and add the hand being played", () => {
    const now = open({ hand_number: 3, sheets, score: { A: { distance: 25 }, B: {} } });
    expect(handsOf(table(true), now, events)).toMatchObject([
      {
        number: 1,
        before: { A: 0, B: 0 },
        after: { A: 1100, B: 300 },
        winners: ["A"],
        reason: "distance",
      },
      { number: 2, before: { A: 1100, B: 300 }, after: { A: 1100, B: 1400 }, winners: [] },
      { number: 3, before: { A: 1100, B: 1400 }, after: { A: 1125, B: 1400 }, reason: null },
    ]);
  });

  test("end with the last one once it is over", () => {
    const over = open({
      hand_number: 2,
      sheets,
      outcome: { winners: [], reason: "cards_ran_out" },
    });
    expect(handsOf(table(true), over, events)).toHaveLength(2);
  });

  test("without points count the games won", () => {
    const race = open({ hand_number: 2, sheets: [{ A: {}, B: {} }] });
    const [first, second] = handsOf(table(false), race, [ended(["B"], { A: 0, B: 1 })]);
    expect([first?.after, second?.before, second?.after]).toEqual(Array(3).fill({ A: 0, B: 1 }));
  });
});

test("equal totals share a place", () => {
  expect(standings({ A: 5, B: 9, C: 9, D: 1 }).map(({ side, place }) => `${side}${place}`)).toEqual(
    ["B1", "C1", "A3", "D4"],
  );
  expect(total(undefined)).toBe(0);
});
