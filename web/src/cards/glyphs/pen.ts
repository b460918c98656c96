/** How a pictogram is written down: layers of paths on a square of 48, lowest first. */

/**
 * What a path is painted with: `fill`, `line` and `bold` (a broad line) in the pictogram's colour, `cut` and `gap` (a line)
 * in that of the sign behind it, the others in paint of their own.
 */
export type Paint =
  | "fill"
  | "line"
  | "bold"
  | "cut"
  | "gap"
  | "ink"
  | "inked"
  | "alarm"
  | "cream"
  | "skin"
  | "red"
  | "yellow"
  | "go";
/** A number in the middle, as on a sign: large, smaller, or no longer in force. */
export type Written = "number" | "small" | "faded";
export type Glyph = readonly (readonly [Paint | Written, string])[];

/** A circle as a path. */
export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** Strokes that point away from a middle, as a path: angles in degrees, clockwise from the top. */
export function rays(
  x: number,
  y: number,
  from: number,
  to: number,
  angles: readonly number[],
): string {
  const at = (angle: number, r: number): string => {
    const turn = (angle * Math.PI) / 180;
    return `${(x + r * Math.sin(turn)).toFixed(1)} ${(y - r * Math.cos(turn)).toFixed(1)}`;
  };
  return angles.map((angle) => `M${at(angle, from)}L${at(angle, to)}`).join("");
}

/** A star as a path, its first point up. */
export function star(x: number, y: number, outer: number, inner: number, points: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const turn = (i * Math.PI) / points;
    const r = i % 2 === 0 ? outer : inner;
    return `${(x + r * Math.sin(turn)).toFixed(1)} ${(y - r * Math.cos(turn)).toFixed(1)}`;
  });
  return `M${corners.join("L")}z`;
}

/** Angles all round, evenly. */
export function around(count: number, first = 0): number[] {
  return Array.from({ length: count }, (_, i) => first + (360 / count) * i);
}
