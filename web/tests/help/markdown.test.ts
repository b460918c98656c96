import { describe, expect, test } from "vitest";
import { kindOf } from "../../src/cards/faces";
import { blocks, inline, page, plain } from "../../src/help/markdown";
import { linesIn, sectionFor, speaksOf } from "../../src/help/places";
import { cardsOf } from "../support/cards";
import { EDITIONS } from "../support/tables";

const FILES = import.meta.glob<string>(
  ["../../../src/bornes/locales/*/rules/*.md", "../../../src/bornes/locales/*/cards.ftl"],
  { query: "?raw", import: "default", eager: true },
);
const LANGUAGES = ["en", "fr", "nl"];
const read = (path: string): string => FILES[`../../../src/bornes/locales/${path}`] ?? "";

function named(card: string, edition: string, messages: string): string {
  const found = [`card-${card}-in-${edition}`, `card-${card}`]
    .map((key) => new RegExp(`^${key} = (.*)$`, "mu").exec(messages)?.[1])
    .find((name) => name !== undefined);
  if (found === undefined) throw new Error(`${card} has no name`);
  return found;
}

describe("the Markdown of the rules", () => {
  test("bold, code and numbers of paragraphs", () => {
    expect(inline("**Turbo**: `games` (§4.7, §4.9). <b>no</b>")).toEqual([
      { kind: "strong", text: "Turbo" },
      { kind: "text", text: ": " },
      { kind: "code", text: "games" },
      { kind: "paragraph", text: "(§4.7, §4.9)" },
      { kind: "text", text: ". <b>no</b>" },
    ]);
  });

  test("lists and tables", () => {
    const [list, table] = blocks("- one\n- two\n  lines\n\n| A | B |\n|---|---|\n| 1 | 2 |");
    expect(list?.kind === "list" && list.items.map(plain)).toEqual(["one", "two lines"]);
    expect(
      table?.kind === "table" && [table.head, ...table.rows].map((row) => row.map(plain)),
    ).toEqual([
      ["A", "B"],
      ["1", "2"],
    ]);
  });
});

describe.each(LANGUAGES)("the rules in %s", (language) => {
  const messages = read(`${language}/cards.ftl`);

  test.each(EDITIONS)("nothing of %s is left unread", (edition) => {
    const { title, sections } = page(read(`${language}/rules/${edition}.md`));
    expect(title).not.toBe("");
    const text = sections.flatMap(linesIn).map(plain).join("\n");
    expect(text).not.toMatch(/\*\*|^#|^- |^\||`|\]\(/mu);
  });

  test.each(EDITIONS)("every card of %s is found", (edition) => {
    const { sections } = page(read(`${language}/rules/${edition}.md`));
    for (const card of cardsOf(edition)) {
      const name = named(card, edition, messages);
      const section = sections[sectionFor(kindOf(card), edition === "volant")];
      const kinds = {
        distance: /driv|rouler|rijden/iu,
        special: /special|spécial|speciaal|speciale/iu,
      };
      const heading = plain(section?.heading ?? []);
      const kind = kindOf(card);
      if (kind === "distance" || kind === "special") expect(heading).toMatch(kinds[kind]);
      if (kind === "safety") expect(heading).toMatch(/safeties|bottes|troeven|troefkaarten/iu);
      if (kind === "hazard" || kind === "remedy")
        expect(heading).toMatch(/hazards|attaques|aanval/iu);
      if (kind === "special")
        expect(linesIn(section!).filter((line) => speaksOf(line, card, name))).toHaveLength(1);
    }
  });
});
