/** A line drawn through many points, on which one finds one's place by the way driven. */

export type Point = { x: number; y: number };
/** A place and the way one looks there, in degrees; 0 is to the right, 90 is down. */
export type Pose = Point & { angle: number };

const DEGREES = 180 / Math.PI;

export class Line {
  readonly points: readonly Point[];
  readonly length: number;
  readonly #driven: readonly number[];

  constructor(points: readonly Point[]) {
    this.points = points;
    const driven = [0];
    for (let index = 1; index < points.length; index += 1) {
      driven.push(
        (driven[index - 1] ?? 0) + distance(points[index - 1] as Point, points[index] as Point),
      );
    }
    this.#driven = driven;
    this.length = driven[driven.length - 1] ?? 0;
  }

  /** How far along the line one of its points is. */
  reached(index: number): number {
    return this.#driven[index] ?? 0;
  }

  /** The pose after `driven` px, `offset` px to the right of the line. */
  at(driven: number, offset = 0): Pose {
    const next = this.#after(driven);
    const from = this.points[next - 1] as Point;
    const to = this.points[next] as Point;
    const before = this.#driven[next - 1] ?? 0;
    const step = (this.#driven[next] ?? 0) - before;
    const part = step === 0 ? 0 : (Math.max(0, Math.min(this.length, driven)) - before) / step;
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    return {
      x: from.x + (to.x - from.x) * part - Math.sin(angle) * offset,
      y: from.y + (to.y - from.y) * part + Math.cos(angle) * offset,
      angle: angle * DEGREES,
    };
  }

  /** The index of the first point further on than `driven`. */
  #after(driven: number): number {
    let low = 1;
    let high = this.points.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#driven[middle] ?? 0) > driven) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** From 0 to 1 without a jolt at either end. */
export function smooth(part: number): number {
  const held = Math.max(0, Math.min(1, part));
  return held * held * (3 - 2 * held);
}

/** The points as a path. */
export function pathOf(points: readonly Point[], closed = false): string {
  const text = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
  return `M${text}${closed ? "z" : ""}`;
}

/** The points with their corners cut; the ends stay where they are. */
export function rounded(points: readonly Point[], times: number): Point[] {
  let now = [...points];
  for (let time = 0; time < times; time += 1) {
    now = now.map((point, index) => {
      const before = now[index - 1];
      const after = now[index + 1];
      if (before === undefined || after === undefined) return point;
      return {
        x: (before.x + 2 * point.x + after.x) / 4,
        y: (before.y + 2 * point.y + after.y) / 4,
      };
    });
  }
  return now;
}
