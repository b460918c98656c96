/** A circuit and the places on it, in words. */

import type { Road, Spot } from "../../net/protocol";
import { number, t } from "../../words/messages.svelte";
import { KM_PER_SQUARE } from "./track";

/** The km of a spot. */
export function kmOf(road: Road, spot: Spot): number {
  const inside = spot.shortcut ?? 0;
  return inside > 0 ? (road.shortcut?.squares[inside - 1] ?? 0) : spot.square * KM_PER_SQUARE;
}

/** What a spot is called. */
export function placeName(spot: Spot, finish: number): string {
  const inside = spot.shortcut ?? 0;
  if (inside > 0) return t("road-place-shortcut", { square: inside });
  if (spot.square === 0) return t("road-place-start");
  return t(spot.square === finish ? "road-place-finish" : "road-place-square", {
    square: spot.square,
    lane: spot.lane,
  });
}

/** What there is on a circuit; `lanes` are those that are open. */
export function circuitTold(road: Road, finish: number, lanes: readonly number[]): string {
  const invented = road.name === "invented";
  const told = [
    t(invented ? "road-circuit-invented" : "road-circuit", { circuit: road.name, squares: finish }),
  ];
  const single: string[] = [];
  for (let square = 1; square <= finish; square += 1) {
    const limit = road.limits[square] ?? 0;
    const bonus = road.bonuses[square] ?? 0;
    if (limit > 0) told.push(t("road-limit", { square, km: limit }));
    if (bonus > 0) told.push(t("road-bonus", { square, km: bonus }));
    if (lanes[square] === 1) single.push(number(square));
  }
  if (single.length > 0) told.push(t("road-single", { squares: single.join(", ") }));
  const way = road.shortcut;
  if (way !== null && way.exit <= finish)
    told.push(t("road-shortcut", { entry: way.entry, exit: way.exit }));
  return told.join(" ");
}
