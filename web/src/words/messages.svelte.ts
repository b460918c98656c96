/** The words of the page: the same message files as the server and the terminal have. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { keep, kept } from "../net/storage";
import always from "./always";

export const LANGUAGES = ["fr", "nl", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, string | number>;

/** What each language calls itself. */
export const OWN_NAMES: Record<Language, string> = {
  fr: "Français",
  nl: "Nederlands",
  en: "English",
};

const FILES: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import("./en"),
  fr: () => import("./fr"),
  nl: () => import("./nl"),
};
const KEPT = "bornes-language";

const current = $state<{ language: Language; bundle: FluentBundle | null }>({
  language: "en",
  bundle: null,
});
let wanted: Language = "en";

/** The language that is shown now. */
export function language(): Language {
  return current.language;
}

/** The language kept from the last visit, or the first of the browser's that we have. */
export function firstLanguage(before: string | null, preferred: readonly string[]): Language {
  for (const tag of before === null ? preferred : [before, ...preferred]) {
    const found = LANGUAGES.find((known) => tag.toLowerCase().split("-")[0] === known);
    if (found !== undefined) return found;
  }
  return "en";
}

/** Show the page in the language of this browser; whether its words came, or only those always there. */
export async function startLanguage(): Promise<boolean> {
  const first = firstLanguage(kept(KEPT), navigator.languages);
  try {
    await load(first);
    return true;
  } catch {
    show(first, bundleOf(first, {}));
    return false;
  }
}

/** Show the page in another language, now and next time. */
export async function setLanguage(chosen: Language): Promise<void> {
  keep(KEPT, chosen);
  try {
    await load(chosen);
  } catch {
    // Its words can't be had just now: the page stays in the language it is in.
  }
}

async function load(chosen: Language): Promise<void> {
  wanted = chosen;
  const bundle = bundleOf(chosen, (await FILES[chosen]()).default);
  // Whoever changes their mind while the file is on its way gets the last language asked for.
  if (wanted === chosen) show(chosen, bundle);
}

function show(chosen: Language, bundle: FluentBundle): void {
  current.language = chosen;
  current.bundle = bundle;
  document.documentElement.lang = chosen;
}

/** A bundle made of message files, and of the words that are always there. */
function bundleOf(chosen: Language, files: Record<string, string>): FluentBundle {
  // Isolating marks are for text in two directions; here they would only be in the way.
  const bundle = new FluentBundle(chosen, { useIsolating: false });
  const own = Object.entries(always).filter(([path]) => path.includes(`/${chosen}/`));
  for (const text of [...own.map(([, text]) => text), ...Object.values(files)])
    bundle.addResource(new FluentResource(text));
  return bundle;
}

/** The text of a key, the edition's own if there is one. A missing text is shown as its key. */
function textIn(
  bundle: FluentBundle,
  chosen: Language,
  key: string,
  values: Values,
  edition: string | null,
): string {
  const own = edition === null ? undefined : bundle.getMessage(`${key}-in-${edition}`);
  const pattern = (own ?? bundle.getMessage(key))?.value;
  if (pattern === undefined || pattern === null) {
    console.error(`missing message: ${key} (${chosen})`);
    return key;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, ready(values, chosen), errors);
  for (const error of errors) console.error(`message ${key} (${chosen}): ${error.message}`);
  return text;
}

function ready(values: Values, chosen: Language): Record<string, FluentVariable> {
  // Long numbers are written in groups (1 000) in French only, as everywhere in Bornes.
  const grouped = { useGrouping: chosen === "fr" };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "number" ? new FluentNumber(value, grouped) : value,
    ]),
  );
}

/** The text of a key in the language shown now; with an edition, in that edition's words. */
export function t(key: string, values: Values = {}, edition: string | null = null): string {
  if (current.bundle === null) return "";
  return textIn(current.bundle, current.language, key, values, edition);
}

/** Whether there is a text with exactly this key. */
export function hasText(key: string): boolean {
  return current.bundle?.hasMessage(key) ?? false;
}

// Making one takes longer than writing hundreds of numbers with it.
const written = new Map<Language, Intl.NumberFormat>();

/** A number as it is written in the language shown now. */
export function number(value: number): string {
  const { language } = current;
  let format = written.get(language);
  if (format === undefined) {
    format = new Intl.NumberFormat(language, { useGrouping: language === "fr" });
    written.set(language, format);
  }
  return format.format(value);
}

/** The name that is printed on a card. */
export function cardName(card: string, edition: string): string {
  return t(`card-${card}`, {}, edition);
}

/** A card within a sentence, with its article: `the` where it lies on the table already. */
export function cardPhrase(article: "a" | "the", card: string, edition: string): string {
  return t(`${article}-card-${card}`, {}, edition);
}
