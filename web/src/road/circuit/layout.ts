/** How a circuit is laid out: in as many rows, and with lanes as wide, as suits its box. */

import type { Road } from "../../net/protocol";
import { serpentine, type Winding, windingLength } from "./serpentine";
import { sideRoad } from "./shortcut";
import { carLength, type Track } from "./track";

/** How many cars must race for the dark lanes to be open. */
const CARS_FOR_DARK_LANES = 4;

/** What is asked of a track. */
export type Wish = { road: Road; finish: number; cars: number; width: number; height: number };

/** A layout before it is drawn. `wider` is the gap between rows that has room for the shortcut. */
type Plan = {
  winding: Winding;
  height: number;
  laneWidth: number;
  lanes: readonly number[];
  widest: number;
  grid: readonly [number, number];
  squares: number;
  verge: number;
  wider: number | null;
};

/** The widest lanes: in a large box they are a part of its height. */
const WIDEST_LANE = 34;
const WIDEST_PART = 0.08;
const NARROWEST_LANE = 12;
const MOST_ROWS = 60;
/** A square is at least this much longer than it is wide. */
const SLIM = 1.35;
/** How much of the road there is behind the middle of the finish. */
const RUN_OUT = 0.55;
/** How many lanes there is room for beside the road where the shortcut is, if possible. */
const ROOMS = [2, 2.8];
/** The gap that all rows have when the shortcut is longer than two of them. */
const EVERY_GAP = -1;

/** Lay a circuit out, with cars as big as the box allows. */
export function layTrack(wish: Wish): Track {
  let best: Track | null = null;
  const widest = Math.max(WIDEST_LANE, Math.round(wish.height * WIDEST_PART));
  for (let laneWidth = widest; laneWidth >= NARROWEST_LANE; laneWidth -= 1) {
    for (let rows = 1; rows <= MOST_ROWS; rows += 1) {
      const plan = planned(wish, laneWidth, rows, firstGap(wish));
      if (plan.height > wish.height) break;
      const square = windingLength(plan.winding) / plan.squares;
      if (best !== null && carLength({ laneWidth, square }) < carLength(best) + 0.5) continue;
      best = fitting(wish, laneWidth, rows) ?? best;
    }
  }
  if (best !== null) return best;
  // An invented circuit can be too long for any box: then it is as high as it must be.
  for (let rows = 1; rows < MOST_ROWS; rows += 1) {
    const track = fitting({ ...wish, height: Infinity }, 18, rows);
    if (track !== null) return track;
  }
  return drawn(
    wish,
    planned(wish, NARROWEST_LANE, MOST_ROWS, firstGap(wish) === null ? null : EVERY_GAP),
  );
}

/** The first of the gaps that the shortcut can be in, or null when there is no shortcut. */
function firstGap(wish: Wish): number | null {
  const way = wish.road.shortcut;
  return way === null || way.exit > wish.finish ? null : 0;
}

/** The layout in so many rows, if its squares are long enough and the shortcut has its room. */
function fitting(wish: Wish, laneWidth: number, rows: number): Track | null {
  const first = firstGap(wish);
  const gaps = first === null ? [null] : [...Array(Math.max(1, rows - 1)).keys(), EVERY_GAP];
  const tries = ROOMS.flatMap((room) => gaps.map((gap) => ({ room, gap })));
  for (const { room, gap } of tries) {
    const plan = planned(wish, laneWidth, rows, gap, room);
    if (plan.height > wish.height || windingLength(plan.winding) < SLIM * laneWidth * plan.squares)
      continue;
    const track = drawn(wish, plan);
    if (gap === null) return track;
    const stops = track.shortcut?.stops;
    if (stops === undefined) continue;
    const tight = stops.some(
      (stop, index) => index > 0 && stop - (stops[index - 1] ?? 0) < carLength(track) + 1,
    );
    if (!tight) return track;
  }
  return null;
}

function planned(
  wish: Wish,
  laneWidth: number,
  rows: number,
  wider: number | null,
  room = 2,
): Plan {
  const { road, finish, cars, width } = wish;
  const dark = cars >= CARS_FOR_DARK_LANES;
  const lanes = road.lanes.map(
    (count, square) => count + (dark && road.dark[square] === true ? 1 : 0),
  );
  const most = Math.max(...lanes.slice(1, finish + 1));
  const abreast = Math.max(2, Math.min(3, most));
  const widest = Math.max(most, abreast);
  const grid = [abreast, Math.max(1, Math.ceil(cars / abreast))] as const;
  lanes[0] = Math.max(abreast, lanes[1] ?? 1);

  const half = (widest * laneWidth) / 2;
  const sign = laneWidth * 0.95;
  const grass = Math.max(13, sign * 0.8);
  const pitch = 2 * half + grass;
  // Room for the shortcut and its verges inside a bend, or along a row.
  const roomy = 2 * half + room * laneWidth + 22;
  const pitches = Array.from({ length: rows - 1 }, (_, gap) =>
    wider === EVERY_GAP || wider === gap ? Math.max(roomy, pitch) : pitch,
  );
  const beside = half + sign + 5 + (wider === EVERY_GAP ? laneWidth : 0);
  const below = wider !== null && (rows === 1 || wider === EVERY_GAP) ? laneWidth + 16 : 0;
  // Long rows sway more than short ones, and none so much that its squares become fans.
  const sway = Math.min(laneWidth * 0.55, Math.max(0, width - 2 * beside - pitch) ** 2 * 1.2e-4);
  const top = half + sign + 5 + sway;
  return {
    winding: { width, top, beside, ahead: sign * 1.6, pitches, sway },
    height: Math.ceil(2 * top + below + pitches.reduce((sum, each) => sum + each, 0)),
    laneWidth,
    lanes,
    widest,
    grid,
    squares: grid[1] + finish + RUN_OUT,
    verge: grass / 2 + 1,
    wider,
  };
}

function drawn(wish: Wish, plan: Plan): Track {
  const { height, lanes, widest, laneWidth, verge, grid, wider } = plan;
  const { line, rows } = serpentine(plan.winding);
  const square = line.length / plan.squares;
  const bare = {
    width: wish.width,
    height,
    line,
    finish: wish.finish,
    lanes,
    widest,
    laneWidth,
    verge,
    square,
    grid,
    shortcut: null,
  };
  const way = wish.road.shortcut;
  if (wider === null || way === null) return bare;
  // It may begin and end in the nearer part of the bends before and after.
  const slack = (widest * laneWidth) / 2;
  const begin = (rows[wider]?.[0] ?? 0) - slack;
  const end = (rows[wider + 1]?.[1] ?? line.length) + slack;
  const inside = wider % 2 === 1 ? -1 : 1;
  return {
    ...bare,
    shortcut: sideRoad(bare, way, inside, begin, wider === EVERY_GAP ? line.length : end),
  };
}
