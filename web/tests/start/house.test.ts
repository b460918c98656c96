/** House rules: chosen, sent, written, kept under a name, and sent in a link. */

import { beforeEach, expect, test } from "vitest";
import { differing, equal, flat, nested, readText, withRule } from "../../src/start/house/rules";
import {
  forgetSet,
  keepSet,
  keptSets,
  linkedSet,
  sameSet,
  setLink,
  type HouseSet,
} from "../../src/start/house/sets";
import { houseName, houseValue, houseWhy, written } from "../../src/words/house";
import { setLanguage } from "../../src/words/messages.svelte";
import { standIn } from "../support/tables";

beforeEach(standIn);

const GRANDMOTHER: HouseSet = {
  name: "comme chez grand-mère",
  edition: "dujardin",
  house: { hand_size: 7, points: { trip: 500 } },
};

test("the lines of the score are rules of their own, and sent together", () => {
  const house = { target: 1000, points: { trip: 500, safety: 50 } };
  expect(flat(house)).toEqual({ target: 1000, "points.trip": 500, "points.safety": 50 });
  expect(nested(flat(house))).toEqual(house);
  expect(nested({})).toEqual({});
});

test("a rule that is set as printed is none", () => {
  const seven = withRule({}, "hand_size", 7, 6);
  expect(seven).toEqual({ hand_size: 7 });
  expect(withRule(seven, "hand_size", 6, 6)).toEqual({});
  expect(withRule(seven, "hand_size", undefined, 6)).toEqual({});
  expect(withRule({}, "most_200s", null, 2)).toEqual({ most_200s: null });
  const trip = withRule({ points: { safety: 50 } }, "points.trip", 500, 400);
  expect(trip).toEqual({ points: { safety: 50, trip: 500 } });
  expect(withRule(trip, "points.trip", 400, 400)).toEqual({ points: { safety: 50 } });
});

test("only what differs from print is sent", () => {
  const house = { target: 700, hand_size: 7, points: { trip: 400, safety: 50 } };
  const printed = { target: 700, hand_size: 6, "points.trip": 400, "points.safety": 100 };
  expect(differing(house, printed)).toEqual({ hand_size: 7, points: { safety: 50 } });
  expect(differing({ circuit: 17 }, {})).toEqual({ circuit: 17 });
});

test("house rules are the same in any order", () => {
  expect(equal({ a: 1, b: { c: null, d: [1] } }, { b: { d: [1], c: null }, a: 1 })).toBe(true);
  expect(equal({ a: 1 }, { a: 2 })).toBe(false);
  expect(equal(null, undefined)).toBe(false);
});

test("decks, roads and seats are written as in a position", () => {
  expect(readText("  ", {})).toBeUndefined();
  expect(readText("none", null)).toBeNull();
  expect(readText("25: 4, stop:2", {})).toEqual({ "25": 4, stop: 2 });
  expect(readText('{"25": 4}', {})).toEqual({ "25": 4 });
  expect(readText('{"25": 4', {})).toBe('{"25": 4');
  expect(readText("17", null)).toBe(17);
  expect(readText("S1 A2 B1 C2", null)).toBe("S1 A2 B1 C2");
  expect(readText("ABAB", "ABCD")).toBe("ABAB");
  expect(readText("25, stop", [])).toEqual(["25", "stop"]);
  for (const value of [{ "25": 4, stop: 2 }, ["25", "stop"], null, 17, "ABAB"])
    expect(readText(written(value), Array.isArray(value) ? [] : {})).toEqual(value);
});

test("a set is kept under its name, found again, replaced and deleted", () => {
  expect(keptSets()).toEqual([]);
  keepSet(GRANDMOTHER);
  keepSet({ ...GRANDMOTHER, name: "at home", house: {} });
  expect(keptSets().map(({ name }) => name)).toEqual(["at home", "comme chez grand-mère"]);
  const same = { points: { trip: 500 }, hand_size: 7 };
  expect(sameSet(keptSets(), "dujardin", same)?.name).toBe(GRANDMOTHER.name);
  expect(sameSet(keptSets(), "parker", same)).toBeUndefined();
  keepSet({ ...GRANDMOTHER, house: { hand_size: 8 } });
  expect(keptSets()).toHaveLength(2);
  expect(forgetSet(GRANDMOTHER.name)).toHaveLength(1);
  expect(keptSets()[0]?.name).toBe("at home");
});

test("what a browser keeps that is no set is passed over", () => {
  localStorage.setItem("bornes-house-sets", JSON.stringify([1, { name: 2 }, GRANDMOTHER]));
  expect(keptSets()).toEqual([GRANDMOTHER]);
  localStorage.setItem("bornes-house-sets", "{");
  expect(keptSets()).toEqual([]);
});

test("a link brings a set, and a broken one brings nothing", () => {
  const link = setLink(GRANDMOTHER, "https://play.example");
  expect(link).toMatch(/^https:\/\/play\.example\/#house=[\w-]+$/);
  expect(linkedSet(new URL(link).hash)).toEqual(GRANDMOTHER);
  for (const hash of ["", "#house=", "#house=%%", "#house=e30", "#seat=abc", "#house=AAAA"])
    expect(linkedSet(hash)).toBeNull();
});

test("rules and their values have words", async () => {
  await setLanguage("en");
  expect(houseName("points.trip")).toBe("Winning the hand");
  expect(houseName("no_such_field")).toBe("no_such_field");
  expect(houseWhy("hand_size")).toMatch(/\.$/);
  expect(houseValue("target", 700, "distance", "parker")).toBe("700 miles");
  expect(houseValue("points.trip", 500, "points", "parker")).toBe("500 points");
  expect(houseValue("most_200s", null, "none", "parker")).toBe("as many as you like");
  expect(houseValue("hazard_on_hazard", true, "none", "parker")).toBe("yes");
  expect(houseValue("deck", { "25": 4, stop: 2 }, "none", "parker")).toBe("25: 4, stop: 2");
});
