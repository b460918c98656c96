import { describe, expect, test } from "vitest";
import { kindOf } from "../../src/cards/faces";
import { blocks, inline, page, plain, seamed } from "../../src/help/markdown";
import { linesIn, sectionFor, shows, speaksOf } from "../../src/help/places";
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
  test("bold, and pictures of cards", () => {
    expect(inline("**Turbo**: ![Stop](card:stop), then. <b>no</b>")).toEqual([
      { kind: "strong", text: "Turbo" },
      { kind: "text", text: ": " },
      { kind: "picture", text: "Stop", card: "stop" },
      { kind: "text", text: ", then. <b>no</b>" },
    ]);
  });

  test("a row of cards is a block of its own, and a text with one is not", () => {
    const stop = { kind: "picture", text: "Stop", card: "stop" };
    const roll = { kind: "picture", text: "Roll", card: "roll" };
    const [row, text] = blocks(
      "![Stop](card:stop) ![Roll](card:roll)\n\n![Stop](card:stop) is red.",
    );
    expect(row).toEqual({ kind: "pictures", pictures: [stop, roll] });
    expect(text).toEqual({ kind: "text", line: [stop, { kind: "text", text: " is red." }] });
  });

  test("numbered lists, and a story where every item begins with cards", () => {
    const [list, story] = blocks(
      "1. Draw.\n2. Play\n   one.\n\n1. ![Stop](card:stop) ![25 km](card:25) One.\n2. ![Roll](card:roll) **Two.**",
    );
    expect(list?.kind === "list" && list.numbered && list.items.map(plain)).toEqual([
      "Draw.",
      "Play one.",
    ]);
    expect(
      story?.kind === "story" &&
        story.steps.map((step) => [step.pictures.map((each) => each.card), plain(step.line)]),
    ).toEqual([
      [["stop", "25"], "One."],
      [["roll"], "Two."],
    ]);
  });

  test("headings have ids, and those below them have none", () => {
    const { title, sections } = page(
      "# All\n\n## Your turn {#turn}\n\n### First\n\nDraw.\n\n## End {#end}",
    );
    expect(title).toBe("All");
    expect(sections.map((each) => [each.id, plain(each.heading)])).toEqual([
      ["turn", "Your turn"],
      ["end", "End"],
    ]);
    expect(sections[0]?.blocks.map((each) => each.kind)).toEqual(["heading", "text"]);
  });

  test("lists and tables", () => {
    const [list, table] = blocks("- one\n- two\n  lines\n\n| A | B |\n|---|---|\n| 1 | 2 |");
    expect(list?.kind === "list" && !list.numbered && list.items.map(plain)).toEqual([
      "one",
      "two lines",
    ]);
    expect(
      table?.kind === "table" && [table.head, ...table.rows].map((row) => row.map(plain)),
    ).toEqual([
      ["A", "B"],
      ["1", "2"],
    ]);
  });

  test("a long name may be parted between its words, and nowhere else", () => {
    expect(seamed("Einde maximumsnelheid")).toBe("Einde maximum\u00adsnelheid");
    expect(seamed("Voorrangswagen")).toBe("Voorrangs\u00adwagen");
    expect(seamed("Rechtsomkeert")).toBe("Rechts\u00adomkeert");
    expect(seamed("Onspringbare band")).toBe("Onspring\u00adbare band");
    for (const name of ["Reservewiel", "Speed Limit", "Menu Junior – Grande Sœur"])
      expect(seamed(name)).toBe(name);
  });
});

describe.each(LANGUAGES)("the rules in %s", (language) => {
  const messages = read(`${language}/cards.ftl`);

  test.each(EDITIONS)("nothing of %s is left unread", (edition) => {
    const { title, sections } = page(read(`${language}/rules/${edition}.md`));
    expect(title).not.toBe("");
    const text = sections.flatMap(linesIn).map(plain).join("\n");
    expect(text).not.toMatch(/\*\*|^#|^- |^\d+\. |^\||`|\]\(|\{#/mu);
    expect(sections.every((section) => /^[a-z]+$/u.test(section.id))).toBe(true);
  });

  test.each(EDITIONS)("every card of %s is found, by its picture and by its name", (edition) => {
    const { sections } = page(read(`${language}/rules/${edition}.md`));
    for (const card of cardsOf(edition)) {
      const section = sections.find((each) => each.id === sectionFor(kindOf(card)));
      const tables = section?.blocks.filter((block) => block.kind === "table") ?? [];
      const rows = tables.flatMap((table) => table.rows).filter((row) => shows(row, card));
      expect(rows.length, card).toBeGreaterThan(0);
      expect(
        speaksOf(
          inline(`Play ${named(card, edition, messages)}.`),
          card,
          named(card, edition, messages),
        ),
      ).toBe(true);
    }
  });

  test.each(EDITIONS)("coup fourré in %s is a story of four pictures", (edition) => {
    const { sections } = page(read(`${language}/rules/${edition}.md`));
    const coup = sections.find((each) => each.id === "coup");
    const stories = coup?.blocks.filter((block) => block.kind === "story") ?? [];
    expect(stories.map((story) => story.steps.length)).toEqual([4]);
  });
});
