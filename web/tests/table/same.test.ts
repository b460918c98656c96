import { expect, test } from "vitest";
import { sharing } from "../../src/table/flow/same";

const side = (km: number): object => ({ side: "A", km, safeties: ["right_of_way"] });

test("what has not changed stays the same thing", () => {
  const before = { sides: [side(0), side(25)], turn: 1, answer: null };
  const now = { sides: [side(0), side(50)], turn: 2, answer: null };
  const shared = sharing(before, now);
  expect(shared).toEqual(now);
  expect(shared.sides[0]).toBe(before.sides[0]);
  expect(shared.sides[1]).not.toBe(before.sides[1]);
  expect(sharing(before, structuredClone(before))).toBe(before);
});

test("what is gone, new or of another kind is as it is now", () => {
  expect(sharing([1, 2, 3], [1, 2])).toEqual([1, 2]);
  expect(sharing({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(sharing({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
  expect(sharing(null, { a: [1] })).toEqual({ a: [1] });
  expect(sharing({ a: [1] }, null)).toBeNull();
  expect(sharing([1], { 0: 1 })).toEqual({ 0: 1 });
});
