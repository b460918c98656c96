import { expect, test } from "vitest";
import type { RulesInfo } from "../../src/net/protocol";
import type { Book } from "../../src/score/keeper/book";
import { asking } from "../../src/score/keeper/position";
import { table } from "../support/tables";

const { rules } = table("volant", ["Ann", "Bob"], "AB");
// Which squares a road of ours has does not matter here, only that there is one.
const RACE = { ...rules, target: 1000, seating: ["A", "B"], road: {} } as unknown as RulesInfo;
const BOOK = {
  edition: "volant",
  players: 2,
  options: { circuit: 7 },
  house: {},
} as unknown as Book;

test("the road is the one that is told, with a lane for everybody", () => {
  const road = { km: { B: 200 }, marks: [{ km: 900, mark: "limit-75" as const }] };
  const asked = asking(BOOK, RACE, 1, {}, null, {}, 0, road).position as {
    options: object;
    position: { circuit: object; cars: object };
  };
  expect(asked.options).toEqual({});
  expect(asked.position.cars).toEqual({ A: { square: 0 }, B: { square: 8, lane: 2 } });
  expect(asked.position.circuit).toMatchObject({
    lanes: { default: 2 },
    limits: { "36": 75 },
    bonuses: {},
  });
});
