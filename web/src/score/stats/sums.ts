/** What matches come to. */

import type { Played } from "./played";

/** How many matches there were, and how many of them were won. */
export type Count = { played: number; won: number };

export type Sums = Count & {
  hands: number;
  coups: number;
  /** Matches in which a move was taken back. */
  undone: number;
  /** The points of a hand on average, and the most; nothing where no match had points. */
  points: number | null;
  best: number | null;
  /** How many in a row were won up to now, and at most. */
  row: number;
  longest: number;
};

/** The sums of matches, the latest first. */
export function sumsOf(matches: readonly Played[]): Sums {
  const scored = matches.filter((match) => match.points !== null);
  const hands = sum(scored, (match) => match.hands);
  const bests = scored.flatMap(({ best }) => (best === null ? [] : [best]));
  const lost = matches.findIndex((match) => !match.won);
  return {
    ...countOf(matches),
    hands: sum(matches, (match) => match.hands),
    coups: sum(matches, (match) => match.coups),
    undone: matches.filter((match) => match.undone > 0).length,
    points: hands === 0 ? null : sum(scored, (match) => match.points ?? 0) / hands,
    best: bests.length === 0 ? null : Math.max(...bests),
    row: lost === -1 ? matches.length : lost,
    longest: longestRow(matches),
  };
}

/** Matches counted by something that each has one or more of; what was met most comes first. */
export function countsBy(
  matches: readonly Played[],
  by: (match: Played) => readonly string[],
): [string, Count][] {
  const names = [...new Set(matches.flatMap(by))];
  return names
    .map((name): [string, Count] => [name, countOf(matches.filter((m) => by(m).includes(name)))])
    .sort(([, one], [, other]) => other.played - one.played);
}

const countOf = (matches: readonly Played[]): Count => ({
  played: matches.length,
  won: matches.filter((match) => match.won).length,
});

const sum = (matches: readonly Played[], of: (match: Played) => number): number =>
  matches.reduce((all, match) => all + of(match), 0);

function longestRow(matches: readonly Played[]): number {
  let row = 0;
  return matches.reduce((longest, { won }) => {
    row = won ? row + 1 : 0;
    return Math.max(longest, row);
  }, 0);
}
