/** House rules in words. */

import type { HouseFieldInfo } from "../net/protocol";
import { hasText, number, t } from "./messages.svelte";

const keyOf = (name: string): string => `house-${name.replace(".", "-")}`;

/** What a house rule is called; its field's name if nobody has named it. */
export const houseName = (name: string): string =>
  hasText(keyOf(name)) ? t(`house-${name.replace(".", "-")}`) : name;

/** One line on what it does. */
export const houseWhy = (name: string): string =>
  hasText(`${keyOf(name)}-why`) ? t(`house-${name.replace(".", "-")}-why`) : "";

/** What a house rule is set to; without its unit, a bare number. */
export function houseValue(
  name: string,
  value: unknown,
  unit: HouseFieldInfo["unit"],
  edition: string,
): string {
  if (typeof value === "boolean") return t(`option-value-${value}`);
  if (typeof value === "number") {
    if (unit === "distance") return t("count-distance", { km: value }, edition);
    return unit === "points" ? t("count-points", { count: value }) : number(value);
  }
  const key = `${keyOf(name)}-value-${value === null ? "none" : String(value)}`;
  if ((value === null || typeof value === "string") && hasText(key)) return t(key);
  return written(value);
}

/** A value as one writes it in a position or on a command line, without the brackets. */
export function written(value: unknown): string {
  if (value === null) return "none";
  if (Array.isArray(value)) return value.join(", ");
  if (typeof value !== "object") return String(value);
  const parts = Object.entries(value as Record<string, unknown>);
  if (parts.some(([, each]) => typeof each === "object")) return JSON.stringify(value);
  return parts.map(([card, count]) => `${card}: ${String(count)}`).join(", ");
}
