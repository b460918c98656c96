/** How large the cards of a side can be in a given space, and how they lie there. */

/** A card is this much higher than it is wide. */
export const TALL = 1.4;

/**
 * How the cards of a side lie: `row` has its name above one row of cards, `rows` above two,
 * `strip` beside one.
 */
export type Lie = "row" | "rows" | "strip";

/** Cards `card` wide that lie in one of these ways, distances `step` of a card apart. */
export type Spread = {
  lie: Lie;
  card: number;
  step: number;
  height: number;
  /** In how many lines the names stand above the cards. */
  lines: 1 | 2;
  /** The width of the names beside the cards. */
  beside: number;
};

/** What lies before a side, the size of letters, and whether room is so scarce that names shrink. */
export type Kit = { distances: boolean; seats: number; rem: number; tight: boolean };

/** Around what lies before a side, and between its parts. */
export const padding = (tight: boolean): number => (tight ? 3 : 5);
export const gap = (tight: boolean): number => (tight ? 3 : 6);
/** The battle and the speed pile, or two hazards. */
const PILES = 2.15;
/** Four safeties that lie partly on each other, some perhaps crosswise. */
const SAFETIES = 2.6;
/** In a race there are fewer hazards and safeties, which may lie closer together. */
const IN_A_RACE = 3.6;
/** Distances lie beside each other, or on each other so that their figures are seen. */
const STEPS = [1.08, 0.7, 0.5, 0.36] as const;
/** The kerb at the edge of a side, and some air. */
const EDGE = 10;
/** Cards may be this much smaller than the largest if that saves height. */
const NEARLY = 0.9;
const NEARLY_IF_TIGHT = 0.75;
const LIES: readonly Lie[] = ["strip", "row", "rows"];

/** The width of a name beside the cards: larger ones have more to say it in. */
function besideWidth({ rem, tight, seats }: Kit, card: number): number {
  return Math.round(
    Math.min(16 * rem, Math.max((tight ? (seats > 1 ? 7.6 : 7) : 8.6) * rem, card * 1.5)),
  );
}

/** How many cards wide a spread is. */
function breadth(kit: Kit, lie: Lie, step: number): number {
  if (!kit.distances) return IN_A_RACE;
  const distances = 1 + 4 * step;
  return lie === "rows"
    ? Math.max(PILES + SAFETIES, distances)
    : PILES + SAFETIES + distances + 0.3;
}

/** In how many lines the names and how far they are stand above the cards. */
function linesOf({ seats, rem, tight }: Kit, width: number): 1 | 2 {
  if (tight) return width < (seats > 2 ? 24 : seats > 1 ? 17 : 11.5) * rem ? 2 : 1;
  return width >= (12.5 + 8 * seats) * rem ? 1 : 2;
}

/** The height of the names and of how far they are. */
function plateHeight(kit: Kit, lie: Lie, width: number): number {
  const { seats, rem, tight } = kit;
  if (lie === "strip") return (tight ? 1.15 + 1.1 * seats : 1.5 + 1.4 * seats) * rem;
  const two = linesOf(kit, width) === 2;
  if (tight) return (two ? 2.3 : 1.5) * rem;
  return (two ? 3 : 2) * rem;
}

/** How high a spread is with cards of a width. */
function heightOf(kit: Kit, lie: Lie, card: number, width: number): number {
  const name = plateHeight(kit, lie, width);
  const between = gap(kit.tight);
  const around = 2 * padding(kit.tight);
  if (lie === "strip") return Math.max(name, card * TALL) + around;
  const rows = lie === "rows" ? 2 * card * TALL + between : card * TALL;
  return name + between + rows + around;
}

/** The widest card that a spread allows in a width. */
function widest(kit: Kit, lie: Lie, step: number, width: number): number {
  const room = width - 2 * padding(kit.tight) - EDGE;
  const many = breadth(kit, lie, step);
  if (lie !== "strip") return room / many;
  // The name takes its least width, or its part of the whole, whichever is more.
  const between = gap(kit.tight);
  const least = (room - between - besideWidth(kit, 0)) / many;
  const most = (room - between - besideWidth(kit, 1e4)) / many;
  return Math.min(least, Math.max(most, (room - between) / (many + 1.5)));
}

/** The lowest spread of cards of about this size in a width; of smaller ones if they don't fit. */
export function spread(kit: Kit, wanted: number, width: number): Spread {
  const all = LIES.filter((lie) => kit.distances || lie !== "rows").flatMap((lie) =>
    STEPS.map((step) => {
      const card = Math.floor(Math.min(wanted, widest(kit, lie, step, width)));
      const height = Math.ceil(heightOf(kit, lie, card, width));
      const beside = besideWidth(kit, card);
      return { lie, card, step, height, lines: linesOf(kit, width), beside };
    }),
  );
  const most = Math.max(...all.map(({ card }) => card));
  // With less than no room the largest card is below nothing, and what is nearly as large isn't.
  const nearly = Math.min(most, most * (kit.tight ? NEARLY_IF_TIGHT : NEARLY));
  return all
    .filter(({ card }) => card >= nearly)
    .reduce((one, other) => (better(other, one) ? other : one));
}

/** Less height first, then larger cards, then distances further apart. */
function better(one: Spread, other: Spread): boolean {
  if (one.height !== other.height) return one.height < other.height;
  if (one.card !== other.card) return one.card > other.card;
  return one.step > other.step;
}
