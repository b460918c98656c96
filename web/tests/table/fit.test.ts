import { describe, expect, test } from "vitest";
import { fit, type Fit, type Scene } from "../../src/table/layout/fit";
import { spread, TALL } from "../../src/table/layout/places";

const SIZES = [
  [2560, 1440],
  [820, 1180],
  [1180, 820],
  [1440, 900],
  [390, 844],
  [360, 640],
  [844, 390],
  [1280, 640],
  [720, 450],
] as const;
/** Sides besides one's own, seats of a side, cards in the hand. */
const TABLES = [
  { others: 1, seats: 1, cards: 7, race: false },
  { others: 2, seats: 1, cards: 7, race: false },
  { others: 1, seats: 2, cards: 7, race: false },
  { others: 2, seats: 2, cards: 7, race: false },
  { others: 1, seats: 3, cards: 7, race: false },
  { others: 3, seats: 1, cards: 5, race: false },
  { others: 1, seats: 1, cards: 7, race: true },
  { others: 5, seats: 1, cards: 7, race: true },
  { others: 3, seats: 1, cards: 0, race: false },
  { others: 6, seats: 1, cards: 0, race: true },
];

function scene(width: number, height: number, table = TABLES[0]!): Scene {
  return { width, height, rem: 16, ...table };
}

/** The width of a hand whose cards lie `step` apart. */
const handWidth = ({ hand, step }: Fit, cards: number): number => hand + (cards - 1) * step;

describe.each(SIZES)("on a screen of %i × %i", (width, height) => {
  test.each(TABLES)("everything is in sight: %j", (table) => {
    const found = fit(scene(width, height, table));
    expect(found.whole).toBe(true);
    expect(found.middle).toBeGreaterThan(60);
    expect(found.other.card).toBeGreaterThanOrEqual(20);
    if (table.cards === 0) return;
    expect(handWidth(found, table.cards)).toBeLessThanOrEqual(width);
    expect(found.step).toBeGreaterThanOrEqual(44);
    expect(found.hand).toBeGreaterThanOrEqual(46);
  });
});

test("cards take the size that the space allows", () => {
  const hands = [
    [360, 640],
    [390, 844],
    [820, 1180],
    [1440, 900],
    [2560, 1440],
  ].map(([width, height]) => fit(scene(width!, height!)).hand);
  expect(hands[0]).toBeGreaterThan(55);
  expect(hands.at(-1)).toBeGreaterThan(200);
});

test("enlarged so much that not all of it fits, the table scrolls above the hand", () => {
  for (const table of TABLES) {
    const found = fit(scene(320, 256, table));
    expect(found.whole).toBe(false);
    expect(found.bottom).toBeLessThan(256 * 0.75);
    expect(handWidth(found, table.cards)).toBeLessThanOrEqual(320);
  }
});

test("larger letters leave less for cards", () => {
  const plain = fit(scene(1440, 900));
  const large = fit({ ...scene(1440, 900), rem: 24 });
  expect(large.whole).toBe(true);
  expect(large.hand).toBeLessThan(plain.hand);
});

test("a middle that is high has its piles above the road, and the road all of the width", () => {
  const watched = { others: 3, seats: 1, cards: 0, race: false };
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
  ] as const)
    expect(fit(scene(width, height, watched)).stacked).toBe(true);
  const { middle, pile, stacked } = fit(scene(390, 844, watched));
  expect(stacked && pile * TALL).toBeLessThan(middle / 2);
  expect(fit(scene(1440, 900, watched)).stacked).toBe(false);
  expect(fit(scene(390, 844)).stacked).toBe(false);
});

test("on an upright tablet no card of the hand lies on another", () => {
  for (const table of TABLES.slice(0, 6)) {
    const { hand, step } = fit(scene(820, 1180, table));
    expect(step).toBeGreaterThan(hand);
    expect(hand).toBeGreaterThanOrEqual(100);
  }
});

test("cards of the hand and the piles grow into what is free", () => {
  const two = TABLES[1]!;
  const { hand, pile, middle, other } = fit(scene(1440, 900, two));
  expect(hand).toBeGreaterThan(150);
  expect(other.card).toBeGreaterThan(60);
  expect(pile * TALL).toBeGreaterThan(middle * 0.75);
});

test("three opponents sit around a large table", () => {
  expect(fit(scene(2560, 1440, TABLES[5])).shape).toBe("around");
  expect(fit(scene(390, 844, TABLES[5])).shape).toBe("column");
});

test("a race has its circuit in the middle, and the sides left and right where there is room", () => {
  const race = TABLES[7]!;
  expect(fit(scene(1440, 900, race)).shape).toBe("flanked");
  expect(fit(scene(390, 844, race)).shape).toBe("column");
});

test("cards lie in one row until they would be too small", () => {
  const kit = { distances: true, seats: 1, rem: 16, tight: false };
  expect(spread(kit, 60, 900)).toMatchObject({ lie: "strip", card: 60 });
  const narrow = spread(kit, 66, 380);
  expect(narrow.lie).toBe("rows");
  expect(narrow.height).toBeGreaterThan(2 * narrow.card * TALL);
});

test("where there is no room at all, cards are laid out all the same", () => {
  const kit = { distances: true, seats: 1, rem: 16, tight: false };
  expect(spread(kit, 60, 0).card).toBeLessThan(0);
});
