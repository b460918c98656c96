/** What stands beside the road: signs, stones, the flag and a few trees, none in another's way. */

import type { Road } from "../../net/protocol";
import { distance, type Point } from "./line";
import { drivenTo, edgesAt, KM_PER_SQUARE, type Track } from "./track";

export type Sign = Point & {
  kind: "limit" | "bonus" | "stone" | "shortcut";
  square: number;
  km: number;
  size: number;
};
export type Tree = Point & { size: number; pine: boolean };
export type Roadside = { signs: Sign[]; flag: Point; trees: Tree[] };

type Disc = Point & { room: number };

/** Put everything in its place. */
export function roadside(track: Track, road: Road): Roadside {
  const paved = pavement(track);
  const taken: Disc[] = [];
  const size = Math.max(18, Math.min(26, track.laneWidth * 0.86));
  const put = (square: number, big: number): Point => {
    const place = bestPlace(track, square, big / 2, paved, taken);
    taken.push({ ...place, room: big / 2 });
    return place;
  };

  const end = track.line.at(track.line.length);
  const ahead = Math.cos((end.angle * Math.PI) / 180) * size * 0.85;
  const flag = { x: end.x + ahead, y: end.y };
  taken.push({ ...flag, room: size * 0.7 });
  const signs: Sign[] = [];
  for (let square = 1; square <= track.finish; square += 1) {
    const limit = road.limits[square] ?? 0;
    const bonus = road.bonuses[square] ?? 0;
    if (limit > 0) signs.push({ ...put(square, size), kind: "limit", square, km: limit, size });
    if (bonus > 0)
      signs.push({ ...put(square, size * 1.25), kind: "bonus", square, km: bonus, size });
  }
  const way = track.shortcut === null ? null : road.shortcut;
  if (way !== null)
    signs.push({ ...put(way.entry, size), kind: "shortcut", square: way.entry, km: 0, size });
  const every = 100 / KM_PER_SQUARE;
  for (let square = every; square < track.finish; square += every) {
    const km = square * KM_PER_SQUARE;
    const high = km % 200 === 0 ? size : size * 0.72;
    signs.push({ ...put(square, high * 1.2), kind: "stone", square, km, size: high });
  }
  return { signs, flag, trees: planted(track, paved, taken, road.name) };
}

/** The asphalt as discs: all that must stay free. */
function pavement(track: Track): Disc[] {
  const discs: Disc[] = [];
  for (let driven = 0; driven <= track.line.length; driven += 8) {
    const [left, right] = edgesAt(track, driven);
    discs.push({ ...track.line.at(driven, (left + right) / 2), room: (right - left) / 2 });
  }
  if (track.shortcut !== null) {
    const { line, seen, width } = track.shortcut;
    for (let driven = seen[0]; driven <= seen[1]; driven += 8)
      discs.push({ ...line.at(driven), room: width / 2 });
  }
  return discs;
}

/** How much room a disc has to all others; less than nothing when it overlaps one. */
function clearance(place: Disc, others: readonly Disc[]): number {
  return Math.min(...others.map((other) => distance(place, other) - other.room - place.room));
}

function bestPlace(
  track: Track,
  square: number,
  room: number,
  paved: readonly Disc[],
  taken: readonly Disc[],
): Point {
  const driven = drivenTo(track, square);
  let best: Point = track.line.at(driven);
  let most = -Infinity;
  // Above the road rather than below it, beside its square rather than off it.
  for (const along of [0, -0.25, 0.25, -0.45, 0.45, -0.75, 0.75]) {
    for (const hand of [0, 1] as const) {
      for (const away of [1.5, 1.5 + room]) {
        const where = driven + along * track.square;
        const edge = edgesAt(track, where)[hand];
        const place = track.line.at(where, edge + (hand === 0 ? -1 : 1) * (room + away));
        const out = Math.max(
          room - place.x,
          place.x + room - track.width,
          room - place.y,
          place.y + room - track.height,
        );
        const disc = { ...place, room };
        const free = Math.min(1, clearance(disc, paved), clearance(disc, taken) * 4, -3 * out);
        const above = place.y < track.line.at(where).y ? 0.4 : 0;
        const score = free + above - Math.abs(along) * 2 - (away > 1.5 ? 1 : 0);
        if (score > most) {
          most = score;
          best = place;
        }
      }
    }
  }
  return best;
}

/** Trees where there is nothing else, the same ones every time for the same circuit. */
function planted(
  track: Track,
  paved: readonly Disc[],
  taken: readonly Disc[],
  name: string,
): Tree[] {
  const trees: Tree[] = [];
  let seed =
    [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2147483647, 7) || 1;
  const random = (): number => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
  const wanted = Math.round((track.width * track.height) / 9000);
  for (let attempt = 0; attempt < 400 && trees.length < wanted; attempt += 1) {
    const size = 9 + random() * 8;
    const place = { x: random() * track.width, y: random() * track.height, room: size * 0.62 };
    const inside =
      place.x > size &&
      place.x < track.width - size &&
      place.y > size &&
      place.y < track.height - size;
    if (!inside || clearance(place, paved) < 5 || clearance(place, taken) < 3) continue;
    if (
      trees.length > 0 &&
      clearance(
        place,
        trees.map((tree) => ({ ...tree, room: tree.size * 0.4 })),
      ) < 1
    )
      continue;
    trees.push({ x: place.x, y: place.y, size, pine: random() < 0.45 });
  }
  return trees.sort((one, other) => one.y - other.y);
}
