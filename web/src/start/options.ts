/** The options of an edition as things one can turn, and in words. */

import { hasText, number, t } from "../language/messages.svelte";
import type { EditionInfo, OptionInfo } from "../protocol";

export type Value = string | number | boolean | null;
export type Values = Record<string, Value>;

/** How an option is chosen: a switch, a few plates, or a number with steps. */
export type Control =
  | { kind: "switch" }
  | { kind: "plates"; values: Value[] }
  | NumberControl;

/** Numbers from `least` to `most`, in steps counted from `base`. */
export type NumberControl = {
  kind: "number";
  least: number;
  most: number;
  base: number;
  step: number;
  /** Whether nothing between two steps can be had. */
  exact: boolean;
  /** Whether there may be no number. */
  empty: boolean;
};

/** Steps for numbers so large that nobody would go through them one by one. */
const LEAPS: Record<string, number> = { match_total: 500 };

/** How to choose an option at a table of so many; nothing for one that can't be chosen here. */
export function control({ name, default: usual, among, range }: OptionInfo, players: number): Control | null {
  if (among !== null) {
    const values = among as Value[];
    return typeof values[0] === "boolean" ? { kind: "switch" } : { kind: "plates", values };
  }
  if (range === null) return null;
  const { least, most, step } = range;
  if (most === null) return { kind: "plates", values: Array.from({ length: players }, (_, index) => least + index) };
  const leap = LEAPS[name];
  const steps = leap === undefined ? { base: least, step, exact: true } : { base: 0, step: leap, exact: false };
  return { kind: "number", least, most, ...steps, empty: usual === null };
}

/** The number after so many steps up or down; from between two steps to the next one. */
export function stepped(how: NumberControl, value: number | null, by: number): number | null {
  if (value === null) return by > 0 ? how.least : null;
  const at = (value - how.base) / how.step;
  const next = how.base + ((by > 0 ? Math.floor(at) : Math.ceil(at)) + by) * how.step;
  if (next < how.least && how.empty) return null;
  return Math.min(how.most, Math.max(how.least, next));
}

/** The number that somebody typed, or the nearest that can be had. */
export function typed(how: NumberControl, text: string, before: number | null): number | null {
  const digits = text.replace(/\D/g, "");
  if (digits === "") return how.empty ? null : before;
  const wanted = Math.min(how.most, Math.max(how.least, Number(digits)));
  return how.exact ? how.base + Math.floor((wanted - how.base) / how.step) * how.step : wanted;
}

/** Whether an option says anything beside the others that are chosen. */
export function applies(name: string, edition: EditionInfo, players: number, chosen: Values): boolean {
  const scored = edition.tables[players]?.scored === true || (chosen["scoring"] ?? "race") !== "race";
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

/** The value of an option in words. */
export function valueWords(name: string, value: unknown, edition: string): string {
  if (typeof value === "boolean") return t(`option-value-${value}`);
  if (name === "target" && typeof value === "number") return t("count-distance", { km: value }, edition);
  if (typeof value === "number") return number(value);
  const word = value === null ? (name === "circuit" ? "seed" : "none") : String(value);
  const key = `option-${name}-value-${word}`;
  if (hasText(key)) return t(key);
  return typeof value === "string" ? value : t("start-own-design");
}

// What the aim of the match says already.
const IN_THE_AIM = ["match_total", "match_hands", "games", "target"];

/** The other options of a table in words, beside the aim of the match. */
export function optionWords(options: Record<string, unknown>, edition: string): { name: string; value: string }[] {
  return Object.entries(options)
    .filter(([name]) => hasText(`option-${name}`) && !IN_THE_AIM.includes(name))
    .map(([name, value]) => ({ name: t(`option-${name}`), value: valueWords(name, value, edition) }));
}
