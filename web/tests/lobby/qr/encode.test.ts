import { expect, test } from "vitest";
import { encode } from "../../../src/lobby/qr/encode";

test("the picture of a link has the marks of its size", () => {
  const squares = encode("https://bornes.example/t/lyA-D6OaYebGOUoN") ?? [];
  expect(squares.length).toBe(29);
  const dark = (x: number, y: number): boolean => squares[y]?.[x] === true;
  for (const [x, y] of [
    [0, 0],
    [22, 0],
    [0, 22],
  ] as const) {
    expect([dark(x, y), dark(x + 1, y + 1), dark(x + 3, y + 3)]).toEqual([true, false, true]);
  }
  expect([dark(22, 22), dark(21, 22), dark(20, 22)]).toEqual([true, false, true]);
  expect(encode("x".repeat(300))).toBeNull();
});
