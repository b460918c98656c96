import { describe, expect, test } from "vitest";
import type { Card, GameEvent, MoveInfo } from "../../src/net/protocol";
import { buzzOf, soundOf } from "../../src/sound/cues";
import { cardsOf } from "../support/cards";

const played = (card: Card | null, on: string | null = null): GameEvent => ({
  type: "card_played",
  move: { text: "", seat: 1, verb: "play", card, on } as MoveInfo,
});

describe("the sound of an event", () => {
  test("every card of every edition has one", () => {
    for (const edition of ["dujardin", "arche", "volant"])
      for (const card of cardsOf(edition)) expect(soundOf(played(card))).not.toBeNull();
  });

  test.each([
    ["100", "engine"],
    ["stop", "brakes"],
    ["flat_tire", "flat"],
    ["accident", "crash"],
    ["out_of_gas", "sputter"],
    ["gasoline", "ratchet"],
    ["right_of_way", "horn"],
  ] as const)("%s sounds like %s", (card, sound) => {
    expect(soundOf(played(card))).toBe(sound);
  });

  test("a coup fourré has its fanfare, a hand its finish", () => {
    expect(
      soundOf({ type: "coup_fourre_played", seat: 1, card: "driving_ace", hazard: "accident" }),
    ).toBe("fanfare");
    expect(
      soundOf({ type: "hand_ended", winners: ["A"], reason: "distance", score: {}, totals: {} }),
    ).toBe("finish");
    expect(soundOf({ type: "match_ended", winners: ["A"], reason: "total" })).toBe("podium");
  });

  test("whether an answer is possible can't be heard", () => {
    expect(soundOf({ type: "answer_opened", side: "A", hazard: "stop" })).toBeNull();
    expect(soundOf({ type: "answer_closed" })).toBeNull();
  });
});

describe("what one feels", () => {
  test("a hazard on one's own side, and on no other", () => {
    expect(buzzOf(played("stop", "A"), "A")).not.toBeNull();
    expect(buzzOf(played("stop", "B"), "A")).toBeNull();
    expect(buzzOf(played("stop", "A"), null)).toBeNull();
  });
});
