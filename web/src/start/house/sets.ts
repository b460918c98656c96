/** Sets of house rules with a name: kept in this browser, and sent along in a link. */

import { keep, kept } from "../../net/storage";
import { equal, isRecord, type House } from "./rules";

/** How one plays somewhere: an edition and its house rules, "as at grandmother's". */
export type HouseSet = { name: string; edition: string; house: House };

const KEPT = "bornes-house-sets";
const LINK = /^#house=([A-Za-z0-9_-]{1,8000})$/;
const MOST = 50;
export const LONGEST_NAME = 60;

/** The sets that this browser keeps, in the order of their names. */
export function keptSets(): HouseSet[] {
  try {
    const found: unknown = JSON.parse(kept(KEPT) ?? "[]");
    return Array.isArray(found) ? found.filter(isSet) : [];
  } catch {
    return [];
  }
}

/** Keep a set; one of the same name is replaced. */
export function keepSet(set: HouseSet): HouseSet[] {
  const others = keptSets().filter((each) => each.name !== set.name);
  return write([...others, set].slice(-MOST));
}

/** Keep a set no longer. */
export const forgetSet = (name: string): HouseSet[] =>
  write(keptSets().filter((each) => each.name !== name));

function write(sets: HouseSet[]): HouseSet[] {
  const inOrder = [...sets].sort((one, other) => one.name.localeCompare(other.name));
  keep(KEPT, JSON.stringify(inOrder));
  return inOrder;
}

/** The set that says exactly this, if one does. */
export const sameSet = (sets: HouseSet[], edition: string, house: House): HouseSet | undefined =>
  sets.find((set) => set.edition === edition && equal(set.house, house));

/** A link that opens the set-up with a set filled in. It stands behind `#`, which no server sees. */
export function setLink(set: HouseSet, page: string): string {
  const bytes = new TextEncoder().encode(JSON.stringify(set));
  const text = btoa(String.fromCharCode(...bytes));
  return `${page}/#house=${text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** The set in an address, if there is one that can be read. */
export function linkedSet(hash: string): HouseSet | null {
  const text = LINK.exec(hash)?.[1];
  if (text === undefined) return null;
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
    const found: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isSet(found) ? found : null;
  } catch {
    return null;
  }
}

function isSet(value: unknown): value is HouseSet {
  if (!isRecord(value)) return false;
  const { name, edition, house } = value;
  const named = typeof name === "string" && name.length <= LONGEST_NAME;
  return named && typeof edition === "string" && isRecord(house);
}
