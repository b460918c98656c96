/** The options of an edition: how each is chosen, which of them apply, what is sent. */

import type { EditionInfo, OptionInfo } from "../net/protocol";
import type { Steps } from "../ui/steps";

export type Value = string | number | boolean | null;
export type Values = Record<string, Value>;

/** How an option is chosen: a switch, a few plates, or a number with steps. */
export type Control = { kind: "switch" } | { kind: "plates"; values: Value[] } | NumberControl;

export type NumberControl = { kind: "number" } & Steps;

/** Steps for numbers so large that nobody would go through them one by one. */
const LEAPS: Record<string, number> = { match_total: 500 };

/** How to choose an option at a table of so many; nothing for one that can't be chosen here. */
export function control(
  { name, default: usual, among, range }: OptionInfo,
  players: number,
): Control | null {
  if (among !== null) {
    const values = among as Value[];
    return typeof values[0] === "boolean" ? { kind: "switch" } : { kind: "plates", values };
  }
  if (range === null) return null;
  const { least, most, step } = range;
  if (most === null)
    return { kind: "plates", values: Array.from({ length: players }, (_, index) => least + index) };
  const leap = LEAPS[name];
  const steps =
    leap === undefined ? { base: least, step, exact: true } : { base: 0, step: leap, exact: false };
  return { kind: "number", least, most, ...steps, empty: usual === null };
}

/** Whether an option says anything beside the others that are chosen. */
export function applies(
  name: string,
  edition: EditionInfo,
  players: number,
  chosen: Values,
): boolean {
  const scored =
    edition.tables[players]?.scored === true || (chosen["scoring"] ?? "race") !== "race";
  switch (name) {
    case "match_total":
      return scored && (chosen["match_hands"] ?? null) === null;
    case "match_hands":
      return scored;
    case "games":
      return !scored;
    case "small_game":
      return players <= 3;
    case "target":
      return players <= 3 && chosen["small_game"] === true;
    default:
      return true;
  }
}

/** Whether a value is one that the option can have. */
export function fits(option: OptionInfo, players: number, value: unknown): value is Value {
  const how = control(option, players);
  if (how === null) return false;
  if (how.kind === "switch") return typeof value === "boolean";
  if (how.kind === "plates") return how.values.some((each) => each === value);
  if (value === null) return how.empty;
  if (typeof value !== "number" || !Number.isInteger(value)) return false;
  if (how.exact && (value - how.base) % how.step !== 0) return false;
  return value >= how.least && value <= how.most;
}

/** What is sent to the server: the options that differ from the rulebook and say something. */
export function differing(edition: EditionInfo, players: number, chosen: Values): Values {
  return Object.fromEntries(
    edition.options.flatMap((option) => {
      const { name, default: usual } = option;
      const value = chosen[name];
      if (value === undefined || value === usual || !fits(option, players, value)) return [];
      return applies(name, edition, players, chosen) ? [[name, value]] : [];
    }),
  );
}
