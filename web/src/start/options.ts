/** The options of an edition: how each is chosen, which of them apply, what is sent. */

import type { EditionInfo, OptionInfo, RulesInfo } from "../net/protocol";
import type { Steps } from "../ui/steps";

export type Value = string | number | boolean | null;
export type Values = Record<string, Value>;

/** How an option is chosen: a switch, a few plates, or a number with steps. */
export type Control = { kind: "switch" } | { kind: "plates"; values: Value[] } | NumberControl;

export type NumberControl = { kind: "number" } & Steps;

/** How to choose an option at a table of so many; nothing for one that can't be chosen here. */
export function control(
  { default: usual, among, range, leap = 1 }: OptionInfo,
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
  // Nobody would go through numbers that large one by one.
  const steps =
    leap > step ? { base: 0, step: leap, exact: false } : { base: least, step, exact: true };
  return { kind: "number", least, most, ...steps, empty: usual === null };
}

/** Whether an option says anything at a table of so many, beside the others that are chosen. */
export function applies(
  name: string,
  edition: EditionInfo,
  players: number,
  chosen: Values,
): boolean {
  const option = edition.options.find((each) => each.name === name);
  if (option === undefined) return false;
  const { needs, yields_to: stronger } = option;
  if (stronger !== null && isChanged(stronger, edition, chosen)) return false;
  if (needs === null) return true;
  if (needs.scored !== null && needs.scored !== isScored(edition, players, chosen)) return false;
  if (needs.players !== null && !needs.players.includes(players)) return false;
  if (needs.option === null) return true;
  return Boolean(chosen[needs.option]) && applies(needs.option, edition, players, chosen);
}

/** Whether an option is chosen to be something else than usual. */
function isChanged(name: string, edition: EditionInfo, chosen: Values): boolean {
  const value = chosen[name];
  return (
    value !== undefined && value !== edition.options.find((each) => each.name === name)?.default
  );
}

/** Whether hands are scored, by the rulebook or by an option. */
function isScored(edition: EditionInfo, players: number, chosen: Values): boolean {
  if (edition.tables[players]?.scored === true) return true;
  return edition.options.some(({ name, scores }) => scores.includes(chosen[name]));
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

/** The rules with what these options set, as far as the server says so. */
export function withOptions(rules: RulesInfo, edition: EditionInfo, chosen: Values): RulesInfo {
  const changed = edition.options.filter(({ name }) => chosen[name] !== undefined);
  const scored = changed.some(({ name, scores }) => scores.includes(chosen[name]));
  const set = changed.flatMap(({ name, sets = null }) =>
    sets === null ? [] : [[sets, chosen[name]] as const],
  );
  return { ...rules, ...Object.fromEntries(set), scored: rules.scored || scored };
}
