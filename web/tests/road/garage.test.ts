import { expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "../../src/net/protocol";
import { looksAt } from "../../src/road/garage.svelte";

const seat = (at: number, side: string, more: Partial<SeatInfo>): SeatInfo =>
  ({ seat: at, side, kind: "person", car: null, colour: null, ...more }) as SeatInfo;
const table = (...seats: SeatInfo[]): TableInfo => ({ seats }) as TableInfo;

test("without a wish every side has the car and the colour of its letter", () => {
  expect(looksAt(table(seat(1, "A", {}), seat(2, "B", {})))).toEqual({
    A: { car: "saloon", colour: "red" },
    B: { car: "convertible", colour: "blue" },
  });
});

test("people's wishes go before drivers', and no two sides are alike", () => {
  const looks = looksAt(
    table(
      seat(1, "A", { kind: "bot", car: "van", colour: "green" }),
      seat(2, "B", { car: "van", colour: "red" }),
      seat(3, "C", { car: "van", colour: "red" }),
    ),
  );
  expect(looks["B"]).toEqual({ car: "van", colour: "red" });
  expect(new Set(Object.values(looks).map((look) => look.car)).size).toBe(3);
  expect(new Set(Object.values(looks).map((look) => look.colour)).size).toBe(3);
  expect(looks["A"]?.colour).toBe("green");
});

test("a team drives what the first of its people likes", () => {
  const looks = looksAt(
    table(
      seat(1, "A", { kind: "bot", car: "micro", colour: "grey" }),
      seat(2, "B", {}),
      seat(3, "A", { car: "coupe" }),
      seat(4, "B", { colour: "orange" }),
    ),
  );
  expect(looks["A"]).toEqual({ car: "coupe", colour: "grey" });
  expect(looks["B"]).toEqual({ car: "convertible", colour: "orange" });
});

test("six sides that all like the same get six cars of six colours", () => {
  const seats = ["A", "B", "C", "D", "E", "F"].map((side, at) =>
    seat(at + 1, side, { car: "micro", colour: "purple" }),
  );
  const looks = Object.values(looksAt(table(...seats)));
  expect(new Set(looks.map((look) => look.car)).size).toBe(6);
  expect(new Set(looks.map((look) => look.colour)).size).toBe(6);
});
