/** The options of a table in words. */

import { hasText, number, t } from "./messages.svelte";

/** The value of an option in words. */
export function valueWords(name: string, value: unknown, edition: string): string {
  if (typeof value === "boolean") return t(`option-value-${value}`);
  if (name === "target" && typeof value === "number")
    return t("count-distance", { km: value }, edition);
  if (typeof value === "number") return number(value);
  const word = value === null ? (name === "circuit" ? "seed" : "none") : String(value);
  const key = `option-${name}-value-${word}`;
  if (hasText(key)) return t(key);
  return typeof value === "string" ? value : t("start-own-design");
}

// What the aim of the match says already.
const IN_THE_AIM = ["match_total", "match_hands", "games", "target"];

/** The other options of a table in words, beside the aim of the match. */
export function optionWords(
  options: Record<string, unknown>,
  edition: string,
): { name: string; value: string }[] {
  return Object.entries(options)
    .filter(([name]) => hasText(`option-${name}`) && !IN_THE_AIM.includes(name))
    .map(([name, value]) => ({
      name: t(`option-${name}`),
      value: valueWords(name, value, edition),
    }));
}
