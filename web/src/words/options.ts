/** The options of a table in words. */

import { hasText, number, t } from "./messages.svelte";
import type { Aim } from "./tables";

/** The value of an option in words. */
export function valueWords(name: string, value: unknown, edition: string): string {
  if (typeof value === "boolean") return t(`option-value-${value}`);
  if (typeof value === "number") {
    const unit = `option-${name}-value`;
    return hasText(unit) ? t(unit, { value }, edition) : number(value);
  }
  const key = `option-${name}-value-${value === null ? "none" : String(value)}`;
  if (hasText(key)) return t(key);
  return typeof value === "string" ? value : t("start-own-design");
}

// The fields of the rules that the aim of the match tells; an option that sets one has its name.
const IN_THE_AIM: ReadonlySet<string> = new Set<keyof Aim>([
  "match_total",
  "match_hands",
  "games",
  "target",
]);

/** The other options of a table in words, beside the aim of the match. */
export function optionWords(
  options: Record<string, unknown>,
  edition: string,
): { name: string; value: string }[] {
  return Object.entries(options)
    .filter(([name]) => hasText(`option-${name}`) && !IN_THE_AIM.has(name))
    .map(([name, value]) => ({
      name: t(`option-${name}`),
      value: valueWords(name, value, edition),
    }));
}
