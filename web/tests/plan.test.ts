/** The table one is about to make: choosing, keeping, sending. */

import { expect, test } from "vitest";
import type { Choices, RulesInfo } from "../src/protocol";
import { applies, differing, fits, stepped, typed, control, type NumberControl } from "../src/start/options";
import { picture } from "../src/start/picture";
import { people, read, seated, usualPlan, withEdition, withOption, withPlayers, withSeat, wishOf } from "../src/start/plan";

const rules = (seating: string, scored: boolean): RulesInfo => ({
  seating,
  target: 1000,
  extension_to: null,
  hand_size: 6,
  deck_size: 106,
  cards: [],
  scored,
  in_miles: false,
  piles: true,
  draws_itself: true,
  match_total: 5000,
  match_hands: null,
  games: 1,
  lines: [],
  road: null,
});
const option = (name: string, usual: unknown) => ({ name, default: usual, values: "" });
const choices: Choices = {
  version: 1,
  editions: [
    {
      id: "parker",
      in_miles: true,
      options: [option("match_total", 5000), option("match_hands", null), option("first_seat", 1)],
      tables: { "2": rules("AB", true), "4": rules("ABAB", true), "6": rules("ABCABC", true) },
    },
    {
      id: "volant",
      in_miles: false,
      options: [
        option("scoring", "race"),
        option("games", 1),
        option("match_total", 5000),
        option("small_game", false),
        option("target", 1000),
      ],
      tables: { "2": rules("AB", false), "5": rules("ABCDE", false) },
    },
  ],
  bots: ["random", "novice", "steady", "sharp", "champion"],
  languages: ["en", "fr", "nl"],
  shortest_pause: 3,
  longest_pause: 60,
  longest_name: 24,
};
const usual = usualPlan(choices, "en");
const [parker, volant] = choices.editions as [Choices["editions"][0], Choices["editions"][0]];

test("nothing chosen is a game for two against a steady bot", () => {
  expect(wishOf(usual, choices, "Ann")).toEqual({
    edition: "parker",
    seats: [
      { kind: "me", name: "Ann" },
      { kind: "bot", level: "steady" },
    ],
    options: {},
    pause: 3,
    bot_delay: 0.9,
    deal_pause: null,
  });
});

test("there is one of me: I change places, or get up", () => {
  const friends = withSeat(withPlayers(usual, 4), 2, "friend");
  const moved = withSeat(friends, 2, "me");
  expect(seated(moved).map((seat) => seat.kind)).toEqual(["friend", "bot", "me", "bot"]);
  expect(people(withSeat(moved, 2, "bot"))).toBe(1);
});

test("whoever sat on a seat that is gone sits on the first", () => {
  const last = withSeat(withPlayers(usual, 6), 5, "me");
  expect(seated(withPlayers(last, 2)).map((seat) => seat.kind)).toEqual(["me", "bot"]);
});

test("another edition keeps the number of players, or the next smaller one", () => {
  expect(withEdition(withPlayers(usual, 6), volant).players).toBe(5);
  expect(withEdition(withPlayers(usual, 4), volant).players).toBe(2);
});

test("only options that differ and say something are sent", () => {
  const total = withOption(usual, "match_total", 3000);
  expect(wishOf(total, choices, "Ann").options).toEqual({ match_total: 3000 });
  const hands = withOption(total, "match_hands", 2);
  expect(wishOf(hands, choices, "Ann").options).toEqual({ match_hands: 2 });
  expect(wishOf(withOption(usual, "first_seat", 1), choices, "Ann").options).toEqual({});
  expect(differing(parker, 2, { first_seat: 4 })).toEqual({});
});

test("options go with each other", () => {
  expect(applies("target", volant, 2, {})).toBe(false);
  expect(applies("target", volant, 2, { small_game: true })).toBe(true);
  expect(differing(volant, 5, { small_game: true, target: 700 })).toEqual({});
  expect(applies("games", volant, 2, { scoring: "points" })).toBe(false);
  expect(applies("match_total", volant, 2, { scoring: "points" })).toBe(true);
});

test("junk that was kept is as usual", () => {
  for (const junk of [null, [], 7, "x", {}, { seats: 3, options: [], edition: "zzz" }])
    expect(read(junk, usual, choices)).toEqual(usual);
  const half = read(
    {
      edition: "volant",
      players: 3,
      seats: [{ kind: "me" }, { kind: "me", level: "sharp" }, 5],
      options: { volant: { games: 4, target: 700, nonsense: 1 }, other: {} },
      pause: null,
      botDelay: "fast",
    },
    usual,
    choices,
  );
  expect(half.players).toBe(2);
  expect(seated(half)).toEqual([
    { kind: "me", level: "steady" },
    { kind: "bot", level: "sharp" },
  ]);
  expect(half.options).toEqual({ volant: { target: 700 } });
  expect(half.pause).toBeNull();
  expect(half.botDelay).toBe(0.9);
});

test("a plan comes back as it was kept", () => {
  const plan = withOption(withSeat(withPlayers({ ...usual, pause: null, dealPause: 10 }, 4), 1, "friend"), "match_hands", 3);
  expect(read(JSON.parse(JSON.stringify(plan)), usual, choices)).toEqual(plan);
});

test("numbers step from mark to mark, and are typed as they can be had", () => {
  const total = control("match_total", 2) as NumberControl;
  expect(stepped(total, 5000, -1)).toBe(4500);
  expect(stepped(total, 4700, -1)).toBe(4500);
  expect(stepped(total, 4700, 1)).toBe(5000);
  expect(typed(total, "1 234", 5000)).toBe(1234);
  expect(typed(total, "", 5000)).toBe(5000);
  const games = control("games", 2) as NumberControl;
  expect(stepped(games, 1, 1)).toBe(3);
  expect(stepped(games, 1, -1)).toBe(1);
  expect(typed(games, "4", 1)).toBe(3);
  expect(fits("games", 2, 4)).toBe(false);
  const hands = control("match_hands", 2) as NumberControl;
  expect(stepped(hands, null, 1)).toBe(1);
  expect(stepped(hands, 1, -1)).toBeNull();
  expect(typed(hands, "0", null)).toBe(1);
});

test("the picture of a link has the marks of its size", () => {
  const squares = picture("https://bornes.example/t/lyA-D6OaYebGOUoN") ?? [];
  expect(squares.length).toBe(29);
  const dark = (x: number, y: number): boolean => squares[y]?.[x] === true;
  for (const [x, y] of [[0, 0], [22, 0], [0, 22]] as const) {
    expect([dark(x, y), dark(x + 1, y + 1), dark(x + 3, y + 3)]).toEqual([true, false, true]);
  }
  expect([dark(22, 22), dark(21, 22), dark(20, 22)]).toEqual([true, false, true]);
  expect(picture("x".repeat(300))).toBeNull();
});
