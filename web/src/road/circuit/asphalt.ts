/** The paint and the asphalt of a track, as paths. */

import { type Line, pathOf, type Point, rounded } from "./line";
import { drivenTo, edgesAt, laneOffset, paved, startPlace, type Track } from "./track";

const STEP = 3;

/** Both edges of the road, moved out by `more` px, with the corners where lanes end taken off. */
function sides(track: Track, more: number): [Point[], Point[]] {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let driven = 0; driven < track.line.length + STEP; driven += STEP) {
    const [from, to] = edgesAt(track, driven);
    left.push(track.line.at(driven, from - more));
    right.push(track.line.at(driven, to + more));
  }
  return [left, rounded(right, 7)];
}

/** The outline of the road, `more` px wider on either side. */
export function outline(track: Track, more = 0): string {
  const [left, right] = sides(track, more);
  return pathOf([...left, ...right.reverse()], true);
}

/** The white lines along both edges. */
export function edges(track: Track, inset: number): string {
  return sides(track, -inset)
    .map((side) => pathOf(side))
    .join("");
}

/** A stretch of a line, `offset` px right of it. */
export function stretch(line: Line, from: number, to: number, offset = 0): string {
  const points: Point[] = [];
  for (let driven = from; driven < to; driven += STEP) points.push(line.at(driven, offset));
  points.push(line.at(to, offset));
  return pathOf(points);
}

/** The dashed lines between lanes, a path for every stretch on which both lanes go on. */
export function dividers(track: Track): string[] {
  const paths: string[] = [];
  for (let lane = 1; lane < track.widest; lane += 1) {
    const open = (square: number): boolean =>
      square <= track.finish && (track.lanes[square] ?? 0) > lane;
    for (let square = 0; square <= track.finish; square += 1) {
      if (!open(square) || (square > 0 && open(square - 1))) continue;
      let last = square;
      while (open(last + 1)) last += 1;
      const from = square === 0 ? 0 : drivenTo(track, square) - track.square / 2;
      const to = drivenTo(track, last) + track.square / 2;
      paths.push(stretch(track.line, from, to, laneOffset(track, lane + 0.5)));
    }
  }
  return paths;
}

/** A line straight across the road. */
export function across(track: Track, driven: number, inset = 2): string {
  const [left, right] = edgesAt(track, driven);
  return pathOf([track.line.at(driven, left + inset), track.line.at(driven, right - inset)]);
}

/** The lines between squares; the start line and the finish are painted otherwise. */
export function crossings(track: Track): string {
  const paths: string[] = [];
  for (let square = 1; square < track.finish - 1; square += 1) {
    paths.push(across(track, drivenTo(track, square) + track.square / 2));
  }
  return paths.join("");
}

/** The front of every place on the start line. */
export function startPlaces(track: Track, cars: number): string {
  const reach = track.laneWidth * 0.3;
  const paths = Array.from({ length: cars }, (_, index) => {
    const [driven, offset] = startPlace(track, index);
    const at = (along: number, aside: number): Point =>
      track.line.at(driven + along * track.square, offset + aside);
    return pathOf([at(0.3, -reach), at(0.45, -reach), at(0.45, reach), at(0.3, reach)]);
  });
  return paths.join("");
}

/** The field of one lane of a square, or of all of them. */
export function field(track: Track, square: number, lane: number | null): string {
  const middle = drivenTo(track, square);
  const half = track.square / 2;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let part = 0; part <= 8; part += 1) {
    const driven = middle - half + (track.square * part) / 8;
    const [from, to] =
      lane === null
        ? edgesAt(track, driven)
        : ([laneOffset(track, lane - 0.5), laneOffset(track, lane + 0.5)] as const);
    left.push(track.line.at(driven, from));
    right.push(track.line.at(driven, to));
  }
  return pathOf([...left, ...right.reverse()], true);
}

/** Stripes on the lanes that end for a single square. */
export function stripes(track: Track): string {
  const paths: string[] = [];
  for (let square = 1; square <= track.finish; square += 1) {
    const lanes = track.lanes[square] ?? 1;
    const [left, right] = [
      laneOffset(track, lanes + 0.5) + 1.5,
      laneOffset(track, paved(track, square) + 0.5) - 3,
    ];
    if (right <= left) continue;
    const begin = drivenTo(track, square) - track.square / 2;
    for (let part = 0.04; part < 0.8; part += 0.2) {
      const at = (along: number, offset: number): Point =>
        track.line.at(begin + along * track.square, offset);
      paths.push(pathOf([at(part, left), at(part + 0.2, right)]));
    }
    paths.push(stretch(track.line, begin, begin + track.square, left));
  }
  return paths.join("");
}

/** The black fields of a chequered band across the road. */
export function chequers(
  track: Track,
  driven: number,
  size: number,
  columns: number,
): { ground: string; black: string } {
  const [left, right] = edgesAt(track, driven + (columns * size) / 2);
  const rows = Math.max(2, Math.round((right - left) / size));
  const tall = (right - left) / rows;
  const box = (column: number, row: number, wide: number, high: number): string => {
    const [from, to] = [driven + column * size, driven + (column + wide) * size];
    const [upper, lower] = [left + row * tall, left + (row + high) * tall];
    const { line } = track;
    return pathOf(
      [line.at(from, upper), line.at(to, upper), line.at(to, lower), line.at(from, lower)],
      true,
    );
  };
  const black: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if ((row + column) % 2 === 0) black.push(box(column, row, 1, 1));
    }
  }
  return { ground: box(0, 0, columns, rows), black: black.join("") };
}
