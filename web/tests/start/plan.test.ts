/** The table one is about to make: choosing, keeping, sending. */

import { expect, test } from "vitest";
import type { Choices, OptionInfo, OptionNeeds, RulesInfo } from "../../src/net/protocol";
import {
  applies,
  control,
  differing,
  fits,
  type NumberControl,
  withOptions,
} from "../../src/start/options";
import { kindsOf, readClock, timesOf } from "../../src/start/clocks";
import {
  people,
  read,
  seated,
  usualPlan,
  withEdition,
  withOption,
  withPlayers,
  withSeat,
  wishOf,
  mixed,
  withLevels,
  withLevel,
  withName,
  onOneDevice,
} from "../../src/start/plan";
import { stepped, typed } from "../../src/ui/steps";

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
  stakes: { coup_fourre: 300, coup_fourre_km: 0, extension: 200 },
});
const FREE = { needs: null, yields_to: null, scores: [], sets: null, leap: 1 };
const needs = (what: Partial<OptionNeeds>): { needs: OptionNeeds } => ({
  needs: { scored: null, players: null, option: null, ...what },
});
const among = (name: string, ...values: unknown[]): OptionInfo => ({
  name,
  default: values[0],
  values: "",
  among: values,
  range: null,
  ...FREE,
});
const numbers = (
  name: string,
  usual: number | null,
  most: number | null,
  step = 1,
): OptionInfo => ({
  name,
  default: usual,
  values: "",
  among: null,
  range: { least: 1, most, step },
  ...FREE,
});
const total: OptionInfo = {
  ...numbers("match_total", 5000, 10_000_000),
  ...needs({ scored: true }),
  yields_to: "match_hands",
  sets: "match_total",
  leap: 500,
};
const hands = {
  ...numbers("match_hands", null, 10_000),
  ...needs({ scored: true }),
  sets: "match_hands",
};
const games = { ...numbers("games", 1, 999, 2), ...needs({ scored: false }), sets: "games" };
const choices: Choices = {
  version: 1,
  editions: [
    {
      id: "parker",
      language: "en",
      in_miles: true,
      options: [total, hands, numbers("first_seat", 1, null)],
      tables: { "2": rules("AB", true), "4": rules("ABAB", true), "6": rules("ABCABC", true) },
    },
    {
      id: "volant",
      language: "fr",
      in_miles: false,
      options: [
        { ...among("scoring", "race", "points", "bonus"), scores: ["points", "bonus"] },
        games,
        total,
        { ...among("small_game", false, true), ...needs({ players: [2, 3] }) },
        { ...among("target", 1000, 700), ...needs({ option: "small_game" }), sets: "target" },
      ],
      tables: { "2": rules("AB", false), "5": rules("ABCDE", false) },
    },
  ],
  bots: ["random", "novice", "steady", "sharp", "champion"],
  languages: ["en", "fr", "nl"],
  phrases: ["hello"],
  shortest_pause: 3,
  longest_pause: 60,
  drivers: [],
  cars: [],
  colours: [],
  longest_name: 24,
};
const usual = usualPlan(choices, "en");
const [parker, volant] = choices.editions as [Choices["editions"][0], Choices["editions"][0]];

test("nothing chosen is a game for two against a steady bot", () => {
  expect(wishOf(usual, choices, "Ann", { car: "van", colour: null })).toEqual({
    edition: "parker",
    seats: [
      { kind: "me", name: "Ann", car: "van", colour: null },
      { kind: "bot", level: "steady" },
    ],
    options: {},
    pause: 8,
    bot_delay: 0.9,
    clock: null,
    undo: 2,
    deal_pause: null,
    phrases: true,
    spectators_allowed: true,
  });
});

test("there is one of me: I change places, or get up", () => {
  const friends = withSeat(withPlayers(usual, 4), 2, "friend");
  const moved = withSeat(friends, 2, "me");
  expect(seated(moved).map((seat) => seat.kind)).toEqual(["friend", "bot", "me", "bot"]);
  expect(people(withSeat(moved, 2, "bot"))).toBe(1);
});

test("others on this device are named, and one of them is always me", () => {
  const two = withName(withSeat(usual, 1, "here"), 1, " Bob ");
  expect(onOneDevice(two)).toBe(true);
  expect(wishOf(two, choices, "Ann", { car: null, colour: null }).seats[1]).toEqual({
    kind: "here",
    name: "Bob",
  });
  expect(seated(withSeat(two, 0, "bot")).map((seat) => seat.kind)).toEqual(["bot", "me"]);
  const timed = { ...two, clock: { kind: "move", seconds: 60 } as const };
  expect(wishOf(timed, choices, "Ann", { car: null, colour: null }).clock).toBeNull();
  expect(read(JSON.parse(JSON.stringify(two)), usual, choices).seats[1]).toMatchObject(
    two.seats[1]!,
  );
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
  expect(wishOf(total, choices, "Ann", { car: null, colour: null }).options).toEqual({
    match_total: 3000,
  });
  const hands = withOption(total, "match_hands", 2);
  expect(wishOf(hands, choices, "Ann", { car: null, colour: null }).options).toEqual({
    match_hands: 2,
  });
  expect(
    wishOf(withOption(usual, "first_seat", 1), choices, "Ann", { car: null, colour: null }).options,
  ).toEqual({});
  expect(differing(parker, 2, { first_seat: 4 })).toEqual({});
});

test("options go with each other", () => {
  expect(applies("target", volant, 2, {})).toBe(false);
  expect(applies("target", volant, 2, { small_game: true })).toBe(true);
  expect(differing(volant, 5, { small_game: true, target: 700 })).toEqual({});
  expect(applies("games", volant, 2, { scoring: "points" })).toBe(false);
  expect(applies("match_total", volant, 2, { scoring: "points" })).toBe(true);
  expect(applies("match_total", volant, 2, { scoring: "race" })).toBe(false);
  expect(applies("small_game", volant, 5, {})).toBe(false);
  expect(applies("target", volant, 5, { small_game: true })).toBe(false);
  expect(applies("match_total", parker, 2, { match_hands: null })).toBe(true);
  expect(applies("match_total", parker, 2, { match_hands: 2 })).toBe(false);
  expect(applies("scoring", parker, 2, {})).toBe(false);
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
  const plan = withOption(
    withSeat(withPlayers({ ...usual, pause: null, dealPause: 10 }, 4), 1, "friend"),
    "match_hands",
    3,
  );
  expect(read(JSON.parse(JSON.stringify(plan)), usual, choices)).toEqual(plan);
});

test("numbers step from mark to mark, and are typed as they can be had", () => {
  const byLeaps = control(total, 2) as NumberControl;
  expect(stepped(byLeaps, 5000, -1)).toBe(4500);
  expect(stepped(byLeaps, 4700, -1)).toBe(4500);
  expect(stepped(byLeaps, 4700, 1)).toBe(5000);
  expect(typed(byLeaps, "1 234", 5000)).toBe(1234);
  expect(typed(byLeaps, "", 5000)).toBe(5000);
  expect(typed(byLeaps, "99999999", 5000)).toBe(10_000_000);
  const odd = control(games, 2) as NumberControl;
  expect(stepped(odd, 1, 1)).toBe(3);
  expect(stepped(odd, 1, -1)).toBe(1);
  expect(typed(odd, "4", 1)).toBe(3);
  expect(fits(games, 2, 4)).toBe(false);
  expect(fits(games, 2, 1001)).toBe(false);
  const orNone = control(hands, 2) as NumberControl;
  expect(stepped(orNone, null, 1)).toBe(1);
  expect(stepped(orNone, 1, -1)).toBeNull();
  expect(typed(orNone, "0", null)).toBe(1);
});

test("an option is chosen in the way that suits what it may be", () => {
  expect(control(among("small_game", false, true), 2)).toEqual({ kind: "switch" });
  expect(control(among("target", 1000, 700), 2)).toEqual({ kind: "plates", values: [1000, 700] });
  expect(control(numbers("first_seat", 1, null), 3)).toEqual({ kind: "plates", values: [1, 2, 3] });
  expect(control({ ...games, range: null }, 2)).toBeNull();
});

test("all bots can be made like one of them", () => {
  const several = withLevel(withPlayers(usual, 4), 2, "sharp");
  expect(mixed(several)).toBe(true);
  const alike = withLevels(several, "sharp");
  expect(mixed(alike)).toBe(false);
  expect(seated(alike).map((seat) => seat.kind)).toEqual(["me", "bot", "bot", "bot"]);
  expect(alike.seats.every((seat) => seat.level === "sharp")).toBe(true);
});

test("clocks are kept as far as the server allows them, and answers have a fixed time then", () => {
  const allowing = {
    ...choices,
    clocks: [
      { kind: "move", least: 20, most: 90 },
      { kind: "match", least: 5, most: 10800 },
    ],
  } as Choices;
  expect(timesOf("move", allowing)).toEqual([30, 60]);
  expect(timesOf("days", allowing)).toEqual([]);
  expect(kindsOf(allowing)).toEqual([null, "move", "match"]);
  expect(kindsOf(choices)).toEqual([null]);
  const clock = { kind: "match", seconds: 600, increment: 5, out: "lose" };
  expect(readClock(clock, allowing)).toEqual(clock);
  expect(readClock(clock, choices)).toBeNull();
  for (const wrong of [7, {}, { kind: "hour", seconds: 600 }, { kind: "move", seconds: 31 }])
    expect(readClock(wrong, allowing)).toBeNull();
  const planned = read({ ...usual, pause: null, clock }, usual, allowing);
  const sent = wishOf(planned, allowing, "Ann", { car: null, colour: null });
  expect(sent.clock).toEqual(clock);
  expect(sent.pause).toBe(8);
});

test("moves can be taken back against bots alone, where one likes", () => {
  const look = { car: null, colour: null };
  expect(wishOf({ ...usual, botDelay: 0.4 }, choices, "Ann", look).undo).toBe(1);
  expect(wishOf({ ...usual, undo: false }, choices, "Ann", look).undo).toBeNull();
  expect(wishOf(withSeat(usual, 1, "friend"), choices, "Ann", look).undo).toBeNull();
});

test("the server says what options do to the rules, and the ticket believes it", () => {
  const [race, printed] = [volant.tables["2"], parker.tables["2"]] as [RulesInfo, RulesInfo];
  expect(withOptions(printed, parker, {})).toEqual(printed);
  expect(withOptions(printed, parker, { match_hands: 3 })).toEqual({ ...printed, match_hands: 3 });
  const small = { scoring: "points", small_game: true, target: 700 };
  expect(withOptions(race, volant, small)).toEqual({ ...race, scored: true, target: 700 });
  expect(withOptions(race, volant, { scoring: "race", games: 5 })).toEqual({ ...race, games: 5 });
});

test("the first edition printed in one's language is offered, or else the first there is", () => {
  expect(usualPlan(choices, "en").edition).toBe("parker");
  expect(usualPlan(choices, "fr").edition).toBe("volant");
  expect(usualPlan(choices, "nl").edition).toBe("parker");
});
