/** Day or night, as the device has it or as its person wants it. */

import { forget, keep, kept } from "../net/storage";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
const KEPT = "bornes-theme";

const current = $state<{ theme: Theme }>({ theme: "auto" });

/** What is chosen now. */
export const theme = (): Theme => current.theme;

/** Choose, now and for the next time. */
export function setTheme(chosen: Theme): void {
  current.theme = chosen;
  if (chosen === "auto") {
    forget(KEPT);
    delete document.documentElement.dataset["theme"];
  } else {
    keep(KEPT, chosen);
    document.documentElement.dataset["theme"] = chosen;
  }
}

/** Begin as it was left. */
export function startTheme(): void {
  const before = kept(KEPT);
  setTheme(THEMES.find((known) => known === before) ?? "auto");
}

/** Whether things should stand rather than move. */
export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
