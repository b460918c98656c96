/** The centre line of a road that winds to and fro down a box. */

import { Line, type Point } from "./line";

export type Winding = {
  width: number;
  /** From the centre line to the edge of the box: above the road, and beside its bends. */
  top: number;
  beside: number;
  /** Room in front of the road's end. */
  ahead: number;
  /** From each row to the next one. */
  pitches: readonly number[];
  /** How far the rows sway up and down. */
  sway: number;
};

const STEP = 3;
/** Room behind the start. */
const MARGIN = 9;

/** The line, from the upper left corner, and where on it every row ends and the next begins. */
export function serpentine(winding: Winding): {
  line: Line;
  rows: readonly (readonly [number, number])[];
} {
  const { width, top, beside, pitches, sway } = winding;
  const left = beside;
  const right = width - beside;
  const widest = Math.max(0, ...pitches) / 2;
  // The rows sway together, so that they keep their distance.
  const swayed = (x: number): number => {
    const part = (x - left - widest) / (right - left - 2 * widest);
    if (part <= 0 || part >= 1) return 0;
    return sway * Math.sin(2 * Math.PI * part) * Math.sin(Math.PI * part) * 1.3;
  };

  const points: Point[] = [];
  const ends: [number, number][] = [];
  let y = top;
  for (const [row, [from, to]] of straights(winding).entries()) {
    const onward = row % 2 === 0 ? 1 : -1;
    const begun = points.length;
    for (let x = from; (to - x) * onward > 0; x += STEP * onward)
      points.push({ x, y: y + swayed(x) });
    points.push({ x: to, y });
    ends.push([begun, points.length - 1]);
    const radius = (pitches[row] ?? 0) / 2;
    const steps = Math.ceil((Math.PI * radius) / STEP);
    for (let step = 1; step < steps; step += 1) {
      const turn = (Math.PI * step) / steps;
      points.push({
        x: to + onward * radius * Math.sin(turn),
        y: y + radius * (1 - Math.cos(turn)),
      });
    }
    y += 2 * radius;
  }
  const line = new Line(points);
  return { line, rows: ends.map(([first, last]) => [line.reached(first), line.reached(last)]) };
}

/** How long the line is, but for its swaying. */
export function windingLength(winding: Winding): number {
  const bends = winding.pitches.reduce((sum, pitch) => sum + (Math.PI * pitch) / 2, 0);
  return straights(winding).reduce(
    (sum, [from, to], row) => sum + (row % 2 === 0 ? to - from : from - to),
    bends,
  );
}

/** Where the straight part of every row begins and ends. */
function straights({ width, beside, ahead, pitches }: Winding): [number, number][] {
  return Array.from({ length: pitches.length + 1 }, (_, row) => {
    const before = beside + (pitches[row - 1] ?? 0) / 2;
    const after = row === pitches.length ? ahead : beside + (pitches[row] ?? 0) / 2;
    const from = row === 0 ? MARGIN : before;
    return row % 2 === 0 ? [from, width - after] : [width - from, after];
  });
}
