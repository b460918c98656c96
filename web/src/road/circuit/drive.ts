/** How a car gets from one spot to another: along the road, round whoever stands on it. */

import type { Road, Spot } from "../../net/protocol";
import { Line, type Point, type Pose, rounded, smooth } from "./line";
import { drivenTo, KM_PER_SQUARE, laneOffset, poseAt, startPlace, type Track } from "./track";

/** A place on the road: along the line, and right of it. */
type Station = readonly [driven: number, offset: number];

export type Drive = {
  line: Line;
  backwards: boolean;
  squares: number;
  /** The way the car looks where it stood, and where it will stand. */
  looks: readonly [number, number];
};

/** The part of a drive in which a car turns from how it stands to how it drives. */
const SETTLING = 0.12;
/** Further back than this no car is sent in play: that is a new game. */
const FURTHEST_BACK = 16;

/** The way from one spot to another, or null when a car is simply put there. */
export function driveTo(
  track: Track,
  road: Road,
  from: Spot,
  to: Spot,
  index: number,
  others: readonly Spot[],
  byShortcut: boolean,
): Drive | null {
  const squares = progress(road, to) - progress(road, from);
  if (squares === 0 || squares < -FURTHEST_BACK) return null;
  const backwards = squares < 0;
  const [first, last] = backwards ? [to, from] : [from, to];
  const points = onward(track, road, first, last, index, others, byShortcut);
  if (backwards) points.reverse();
  const looks = [poseAt(track, from, index).angle, poseAt(track, to, index).angle] as const;
  return { line: new Line(rounded(points, 6)), backwards, squares: Math.abs(squares), looks };
}

/** The pose after a part (0 to 1) of a drive. */
export function poseOn(drive: Drive, part: number): Pose {
  const pose = drive.line.at(drive.line.length * part);
  // The road is looked at a little ahead and behind, so that the car turns evenly.
  const behind = drive.line.at(drive.line.length * part - 5);
  const ahead = drive.line.at(drive.line.length * part + 5);
  const angle = (Math.atan2(ahead.y - behind.y, ahead.x - behind.x) * 180) / Math.PI;
  const steered = drive.backwards ? angle + 180 : angle;
  const turned = turning(drive.looks[0], steered, part / SETTLING);
  return { ...pose, angle: turning(drive.looks[1], turned, (1 - part) / SETTLING) };
}

/** An angle on the shorter way from one to another. */
function turning(from: number, to: number, part: number): number {
  const turn = ((((to - from) % 360) + 540) % 360) - 180;
  return from + turn * smooth(part);
}

/** How far a spot is, in squares. */
function progress(road: Road, spot: Spot): number {
  const inside = spot.shortcut ?? 0;
  return inside > 0 ? (road.shortcut?.squares[inside - 1] ?? 0) / KM_PER_SQUARE : spot.square;
}

function onward(
  track: Track,
  road: Road,
  from: Spot,
  to: Spot,
  index: number,
  others: readonly Spot[],
  byShortcut: boolean,
): Point[] {
  const way = track.shortcut === null ? null : road.shortcut;
  const inside = [from.shortcut ?? 0, to.shortcut ?? 0] as const;
  if (way === null || track.shortcut === null || !usesShortcut(road, from, to, byShortcut)) {
    return along(track, from, to, index, others);
  }
  const { line, stops } = track.shortcut;
  const begin = inside[0] > 0 ? (stops[inside[0] - 1] ?? 0) : 0;
  const end = inside[1] > 0 ? (stops[inside[1] - 1] ?? line.length) : line.length;
  const points: Point[] = [poseAt(track, from, index)];
  const blend = track.square * 0.9;
  for (
    let driven = begin + (inside[0] > 0 ? 4 : blend);
    driven < end - (inside[1] > 0 ? 0 : blend);
    driven += 4
  ) {
    points.push(line.at(driven));
  }
  if (inside[1] > 0) return [...points, line.at(end)];
  const out =
    to.square === way.exit ? to : { square: way.exit, lane: freeLane(track, way.exit, others, 0) };
  return [...points, ...along(track, out, to, index, others)];
}

/** Whether the way goes by the shortcut. Where both ways would do, the caller knows best. */
function usesShortcut(road: Road, from: Spot, to: Spot, byShortcut: boolean): boolean {
  if ((from.shortcut ?? 0) > 0 || (to.shortcut ?? 0) > 0) return true;
  const way = road.shortcut;
  if (way === null || from.square !== way.entry || to.square < way.exit) return false;
  return byShortcut;
}

/** Along the road, in a free lane of every square that is passed. */
function along(
  track: Track,
  from: Spot,
  to: Spot,
  index: number,
  others: readonly Spot[],
): Point[] {
  const stations: Station[] = [
    from.square === 0
      ? startPlace(track, index)
      : [drivenTo(track, from.square), laneOffset(track, from.lane)],
  ];
  for (let square = from.square + 1; square < to.square; square += 1) {
    const offset = stations[stations.length - 1]?.[1] ?? 0;
    const lane = freeLane(track, square, others, offset);
    stations.push([drivenTo(track, square), laneOffset(track, lane)]);
  }
  if (to.square > from.square)
    stations.push([drivenTo(track, to.square), laneOffset(track, to.lane)]);
  return between(track, stations);
}

/** The free lane of a square nearest to where the car drives. */
function freeLane(track: Track, square: number, others: readonly Spot[], offset: number): number {
  const lanes = Array.from({ length: track.lanes[square] ?? 1 }, (_, lane) => lane + 1);
  const taken = others
    .filter((spot) => spot.square === square && (spot.shortcut ?? 0) === 0)
    .map(({ lane }) => lane);
  const free = lanes.filter((lane) => !taken.includes(lane));
  const far = (lane: number): number => Math.abs(laneOffset(track, lane) - offset);
  return (free.length > 0 ? free : lanes).reduce((best, lane) =>
    far(lane) < far(best) ? lane : best,
  );
}

/** The points of a drive past some stations. */
function between(track: Track, stations: readonly Station[]): Point[] {
  const points: Point[] = [];
  for (const [index, [end, right]] of stations.entries()) {
    const before = stations[index - 1];
    if (before === undefined) {
      points.push(track.line.at(end, right));
      continue;
    }
    const [begin, left] = before;
    const steps = Math.max(1, Math.round((end - begin) / 4));
    for (let step = 1; step <= steps; step += 1) {
      const part = step / steps;
      points.push(
        track.line.at(begin + (end - begin) * part, left + (right - left) * smooth(part)),
      );
    }
  }
  return points;
}
