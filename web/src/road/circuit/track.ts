/** A circuit laid out in a box: where its squares and lanes are, and how wide the road is. */

import type { Spot } from "../../net/protocol";
import { Line, type Pose, smooth } from "./line";

export const KM_PER_SQUARE = 25;

/** The part of a square in which the road gets as wide as the next one. */
const TAPER = 0.48;

export type Track = {
  width: number;
  height: number;
  line: Line;
  finish: number;
  /** The number of open lanes of every square; index 0 is the start line. */
  lanes: readonly number[];
  /** The most lanes that the road has anywhere. */
  widest: number;
  laneWidth: number;
  /** How much grass there is on either side. */
  verge: number;
  /** The length of a square. */
  square: number;
  /** How many cars stand in a row on the start line, and how many rows there are. */
  grid: readonly [number, number];
  shortcut: SideRoad | null;
};

/** The shortcut: a track of its own that leaves the road and comes back to it. */
export type SideRoad = {
  line: Line;
  /** The part of the line that lies beside the road and not on it. */
  seen: readonly [number, number];
  /** How far along its line each of its squares is. */
  stops: readonly number[];
  width: number;
};

/** How long a car is: it leaves some room in its square, and in its lane. */
export function carLength({ square, laneWidth }: Pick<Track, "square" | "laneWidth">): number {
  return Math.min(square * 0.86, laneWidth * 1.5);
}

/** How far the middle of a square is from the beginning of the line. */
export function drivenTo(track: Track, square: number): number {
  return (track.grid[1] + square - 0.5) * track.square;
}

/**
 * The left and the right edge of the asphalt at a place on the line, right of the line being more
 * than 0. Lanes come and go on the right; the road gets wider and narrower in the narrower square.
 */
export function edgesAt(track: Track, driven: number): [left: number, right: number] {
  const place = driven / track.square - track.grid[1] + 1;
  const here = Math.max(0, Math.min(track.finish, Math.floor(place)));
  const part = place < 1 ? (place > 0.5 ? place : 0.5) : Math.min(1, place - here);
  const own = paved(track, here);
  const before = Math.max(own, paved(track, here - 1));
  const after = Math.max(own, paved(track, here + 1));
  const width =
    part < TAPER
      ? before + (own - before) * smooth(part / TAPER)
      : part > 1 - TAPER
        ? own + (after - own) * smooth((part - 1 + TAPER) / TAPER)
        : own;
  return [leftEdge(track), leftEdge(track) + width * track.laneWidth];
}

/** How many lanes are asphalt: a single square narrower than both its neighbours is only painted so. */
export function paved(track: Track, square: number): number {
  const lanes = (at: number): number => track.lanes[Math.max(0, Math.min(track.finish, at))] ?? 1;
  return Math.max(lanes(square), Math.min(lanes(square - 1), lanes(square + 1)));
}

/** How far right of the line the middle of a lane is. */
export function laneOffset(track: Track, lane: number): number {
  return leftEdge(track) + (lane - 0.5) * track.laneWidth;
}

function leftEdge(track: Track): number {
  return (-track.widest * track.laneWidth) / 2;
}

/** Where a car stands. On the start line every car has a place of its own, by its index. */
export function poseAt(track: Track, spot: Spot, index: number): Pose {
  const inside = spot.shortcut ?? 0;
  if (inside > 0 && track.shortcut !== null)
    return track.shortcut.line.at(track.shortcut.stops[inside - 1] ?? 0);
  if (spot.square === 0) {
    const [driven, offset] = startPlace(track, index);
    return track.line.at(driven, offset);
  }
  return track.line.at(drivenTo(track, spot.square), laneOffset(track, spot.lane));
}

/** Where a place to choose is shown: where the car would stand, but never closer than `apart` px to its neighbours. */
export function choiceAt(track: Track, spot: Spot, apart: number): Pose {
  if (spot.square === 0 || (spot.shortcut ?? 0) > 0) return poseAt(track, spot, 0);
  const middle = laneOffset(track, ((track.lanes[spot.square] ?? 1) + 1) / 2);
  const spread = Math.max(1, apart / track.laneWidth);
  return track.line.at(
    drivenTo(track, spot.square),
    middle + (laneOffset(track, spot.lane) - middle) * spread,
  );
}

/** The place of a car on the start line: along the line, and right of it. */
export function startPlace(track: Track, index: number): [number, number] {
  const [abreast, deep] = track.grid;
  const row = Math.floor(index / abreast) % deep;
  return [(deep - row - 0.5) * track.square, laneOffset(track, (index % abreast) + 1)];
}
