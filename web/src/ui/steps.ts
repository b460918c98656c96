/** Numbers that are changed step by step, or typed. */

/** Numbers from `least` to `most`, in steps counted from `base`. */
export type Steps = {
  least: number;
  most: number;
  base: number;
  step: number;
  /** Whether nothing between two steps can be had. */
  exact: boolean;
  /** Whether there may be no number. */
  empty: boolean;
};

/** The number after so many steps up or down; from between two steps to the next one. */
export function stepped(how: Steps, value: number | null, by: number): number | null {
  if (value === null) return by > 0 ? how.least : null;
  const at = (value - how.base) / how.step;
  const next = how.base + ((by > 0 ? Math.floor(at) : Math.ceil(at)) + by) * how.step;
  if (next < how.least && how.empty) return null;
  return Math.min(how.most, Math.max(how.least, next));
}

/** The number that somebody typed, or the nearest that can be had. */
export function typed(how: Steps, text: string, before: number | null): number | null {
  const digits = text.replace(/\D/g, "");
  if (digits === "") return how.empty ? null : before;
  const wanted = Math.min(how.most, Math.max(how.least, Number(digits)));
  return how.exact ? how.base + Math.floor((wanted - how.base) / how.step) * how.step : wanted;
}
