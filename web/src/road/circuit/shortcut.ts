/** The course of the shortcut. */

import type { ShortcutInfo } from "../../net/protocol";
import { distance, Line, type Point, rounded, smooth } from "./line";
import { carLength, drivenTo, edgesAt, type SideRoad, type Track } from "./track";

const STEP = 3;
const VERGE = 5;

/** The shortcut on one side of the road (1 is right), or null when it would leave `begin` to `end`. */
export function sideRoad(
  track: Track,
  way: ShortcutInfo,
  inside: 1 | -1,
  begin: number,
  end: number,
): SideRoad | null {
  const from = drivenTo(track, way.entry);
  const to = drivenTo(track, way.exit);
  if (from < begin || to > end) return null;
  const width = track.laneWidth * 0.92;
  const least = way.squares.length * (carLength(track) + 2) + 0.6 * width;
  const straight = measured(track, across(track, from, to, inside), from, to, width);
  const course =
    straight.clear && straight.seen[1] - straight.seen[0] >= least
      ? straight
      : measured(track, beside(track, from, to, inside, width), from, to, width);
  // A car that stands on it stands clear of the road.
  const [first, last] = [course.seen[0] + width * 0.3, course.seen[1] - width * 0.3];
  const room = (last - first) / Math.max(1, way.squares.length);
  const stops = way.squares.map((_, index) => first + (index + 0.5) * room);
  return { line: course.line, seen: course.seen, stops, width };
}

/** How far out the edge of the road is on one side. */
function edge(track: Track, driven: number, inside: 1 | -1): number {
  return inside * edgesAt(track, driven)[inside > 0 ? 1 : 0];
}

/** A line across the land inside a bend. */
function across(track: Track, from: number, to: number, inside: 1 | -1): Point[] {
  const [begin, end] = [track.line.at(from), track.line.at(to)];
  const reach = Math.max(distance(begin, end) * 0.42, track.laneWidth * 1.6);
  // It leaves the road half to the side, and comes back to it so.
  const leaning = (angle: number, lean: number): Point => {
    const turned = ((angle + lean * inside) * Math.PI) / 180;
    return { x: Math.cos(turned) * reach, y: Math.sin(turned) * reach };
  };
  const [out, back] = [leaning(begin.angle, 62), leaning(end.angle, -62)];
  const bend = [
    begin,
    { x: begin.x + out.x, y: begin.y + out.y },
    { x: end.x - back.x, y: end.y - back.y },
    end,
  ] as const;
  const steps = 60;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const shares = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
    const sum = (axis: "x" | "y"): number =>
      bend.reduce((all, point, index) => all + point[axis] * (shares[index] ?? 0), 0);
    return { x: sum("x"), y: sum("y") };
  });
}

/** A line that swings out from the road, runs beside it, and swings in again. */
function beside(track: Track, from: number, to: number, inside: 1 | -1, width: number): Point[] {
  const swing = Math.min(2.1 * track.square, (to - from) / 3);
  const steps = Math.ceil((to - from) / STEP);
  let furthest = 0;
  for (let driven = from; driven <= to; driven += STEP)
    furthest = Math.max(furthest, edge(track, driven, inside));
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const driven = from + ((to - from) * step) / steps;
    const out = smooth((driven - from) / swing) * smooth((to - driven) / swing);
    return track.line.at(driven, inside * out * (furthest + width / 2 + VERGE));
  });
  return rounded(points, 24);
}

/** A course with the part of it that is not on the road, and whether that keeps clear of the road. */
function measured(
  track: Track,
  points: readonly Point[],
  from: number,
  to: number,
  width: number,
): { line: Line; seen: readonly [number, number]; clear: boolean } {
  const line = new Line(points);
  const road: { middle: Point; half: number; near: boolean }[] = [];
  for (let driven = from - 5 * track.square; driven <= to + 5 * track.square; driven += 6) {
    const [left, right] = edgesAt(track, driven);
    const near =
      Math.abs(driven - from) < 1.3 * track.square || Math.abs(driven - to) < 1.3 * track.square;
    road.push({
      middle: track.line.at(driven, (left + right) / 2),
      half: (right - left) / 2,
      near,
    });
  }
  let seen: [number, number] | null = null;
  let clear = true;
  for (let driven = 0; driven <= line.length; driven += STEP) {
    const here = line.at(driven);
    const room = (parts: typeof road): number =>
      Math.min(...parts.map(({ middle, half }) => distance(middle, here) - half));
    if (room(road) < 0) {
      continue;
    }
    seen = [seen?.[0] ?? driven, driven];
    if (room(road.filter(({ near }) => !near)) < width / 2 + 2) clear = false;
  }
  return { line, seen: seen ?? [0, line.length], clear: clear && seen !== null };
}
