/** The house rules of the table one is about to make, for each edition, and what the server says of them. */

import { checkHouse, troubleWords } from "../../net/api";
import type { HouseChecked, HouseRefused, RulesInfo } from "../../net/protocol";
import { keep, kept } from "../../net/storage";
import type { Plan } from "../plan";
import { differing, isRecord, type House } from "./rules";

const KEPT = "bornes-house";

/** For whom something was checked. */
type Table = { edition: string; players: number };

let houses = $state.raw(keptHouses());
let checked = $state.raw<(HouseChecked & Table & { house: House }) | null>(null);
/** Why they could not be checked. */
let trouble = $state("");

function keptHouses(): Record<string, House> {
  try {
    const found: unknown = JSON.parse(kept(KEPT) ?? "{}");
    if (!isRecord(found)) return {};
    return Object.fromEntries(
      Object.entries(found).flatMap(([edition, house]) =>
        isRecord(house) ? [[edition, house]] : [],
      ),
    );
  } catch {
    return {};
  }
}

/** The house rules chosen for an edition. */
export const houseOf = (edition: string): House => houses[edition] ?? {};

/** Choose house rules for an edition. */
export function setHouse(edition: string, house: House): void {
  houses = { ...houses, [edition]: house };
  keep(KEPT, JSON.stringify(houses));
}

/** What the server last said of this table, perhaps before the latest change. */
export function checkedOf({ edition, players }: Table): HouseChecked | null {
  return checked?.edition === edition && checked.players === players ? checked : null;
}

/** What the server says of exactly these house rules, once it has spoken. */
export function verdictOf(table: Table): HouseChecked | null {
  return checked?.house === houseOf(table.edition) ? checkedOf(table) : null;
}

/** Why nothing is known of them, if that is so. */
export const checkTrouble = (): string => trouble;

/** Why they don't go together. */
export const refusedAt = (table: Table): HouseRefused | null => verdictOf(table)?.refused ?? null;

/** The rules of the planned table where house rules change them. */
export function draftRules(plan: Plan): RulesInfo | null {
  if (Object.keys(houseOf(plan.edition)).length === 0) return null;
  return checkedOf(plan)?.rules ?? null;
}

/** What is sent: only what differs from print. */
export const houseWish = (plan: Plan): House =>
  differing(houseOf(plan.edition), checkedOf(plan)?.printed ?? {});

let asked = 0;

/** Ask the server what they come to; the last question is the one that counts. */
export async function check(table: Table, options: House, house: House): Promise<void> {
  const mine = ++asked;
  try {
    const found = await checkHouse({ ...table, options, house });
    if (mine !== asked) return;
    checked = { ...found, ...table, house };
    trouble = "";
  } catch (problem) {
    if (mine === asked) trouble = troubleWords(problem);
  }
}
