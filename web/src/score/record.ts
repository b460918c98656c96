/** The score of a match as a sheet has it: its hands, its lines, and what each side has. */

import type { GameEvent, OpenTable, TableInfo } from "../net/protocol";

export type Points = Record<string, number>;
/** Points by side and line; a line without points is left out. */
export type Score = Record<string, Points>;

/** One hand of the match, or one game of a match without points. */
export type HandRecord = {
  number: number;
  score: Score;
  /** What every side had before it, and has after it: points, or games won. */
  before: Points;
  after: Points;
  winners: string[];
  /** Why it ended; nothing while it is being played. */
  reason: string | null;
};

/** The sides of a table, in the order of the seats. */
export function sidesOf(table: TableInfo): string[] {
  return [...new Set(table.seats.map((seat) => seat.side))];
}

/** The sum of a side's lines. */
export function total(lines: Points | undefined): number {
  return Object.values(lines ?? {}).reduce((sum, points) => sum + points, 0);
}

/** Every hand so far, the first one first; the one being played is the last. */
export function handsOf(
  table: TableInfo,
  open: OpenTable,
  events: readonly GameEvent[],
): HandRecord[] {
  const ends = events.filter((event) => event.type === "hand_ended");
  const sides = sidesOf(table);
  let before: Points = Object.fromEntries(sides.map((side) => [side, 0]));
  const hands = open.sheets.map((score, index): HandRecord => {
    const end = ends[index];
    const after = end?.totals ?? added(before, score);
    const hand = {
      number: index + 1,
      score,
      before,
      after,
      winners: end?.winners ?? [],
      reason: end?.reason ?? null,
    };
    before = after;
    return hand;
  });
  if (open.outcome !== null) return hands;
  const after = table.rules.scored ? added(before, open.score) : before;
  return [
    ...hands,
    { number: open.hand_number, score: open.score, before, after, winners: [], reason: null },
  ];
}

function added(before: Points, score: Score): Points {
  return Object.fromEntries(
    Object.entries(before).map(([side, points]) => [side, points + total(score[side])]),
  );
}

/** The sides by what they have, the best first; equal ones share a place. */
export function standings(totals: Points): { side: string; total: number; place: number }[] {
  const sorted = Object.entries(totals).sort(([, one], [, other]) => other - one);
  return sorted.map(([side, points]) => ({
    side,
    total: points,
    place: sorted.findIndex(([, other]) => other === points) + 1,
  }));
}
