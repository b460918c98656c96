import { expect, test } from "vitest";
import type { Card } from "../../src/net/protocol";
import { arrange, type Slots } from "../../src/table/hand/slots";

const lying = (slots: Slots): (Card | null)[] => slots.map((slot) => slot?.card ?? null);
const DEALT: Card[] = ["stop", "50", "roll", "25", "50"];

test("a hand is sorted when it is dealt, and has room for one card more", () => {
  expect(lying(arrange([], DEALT, 6))).toEqual(["25", "50", "50", "roll", "stop", null]);
});

test("a card that is played leaves its place free, and the next one takes it", () => {
  const dealt = arrange([], DEALT, 6);
  const played = arrange(dealt, ["stop", "50", "roll", "50"], 6, dealt[0]!.key);
  expect(lying(played)).toEqual([null, "50", "50", "roll", "stop", null]);
  const drawn = arrange(played, ["stop", "50", "roll", "50", "gasoline"], 6);
  expect(lying(drawn)).toEqual(["gasoline", "50", "50", "roll", "stop", null]);
  expect(drawn.slice(1)).toEqual(dealt.slice(1));
});

test("of two cards of a kind the one that was chosen leaves", () => {
  const dealt = arrange([], DEALT, 6);
  for (const place of [1, 2]) {
    const left = arrange(dealt, ["stop", "roll", "25", "50"], 6, dealt[place]!.key);
    expect(left[place]).toBeNull();
    expect(left[place === 1 ? 2 : 1]).toBe(dealt[place === 1 ? 2 : 1]);
  }
});

test("a card that comes never has the name of one that is there", () => {
  const dealt = arrange([], DEALT, 6);
  const more = arrange(dealt, [...DEALT, "50"], 6);
  const keys = more.flatMap((slot) => slot?.key ?? []);
  expect(new Set(keys).size).toBe(keys.length);
});

test("there is room for more cards than one usually holds, and it goes again", () => {
  const many = arrange([], [...DEALT, "75", "100"], 6);
  expect(many).toHaveLength(7);
  const last = many[6]!;
  const fewer = arrange(
    many,
    many.flatMap((slot) => (slot === null || slot === last ? [] : slot.card)),
    6,
    last.key,
  );
  expect(fewer).toHaveLength(6);
});

test("another hand is sorted anew", () => {
  const dealt = arrange([], ["25", "50"], 3);
  expect(lying(arrange(dealt, ["stop", "100"], 3))).toEqual(["100", "stop", null]);
});
