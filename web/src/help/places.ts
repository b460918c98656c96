/** Where the rules treat a card. */

import type { Kind } from "../cards/faces";
import type { Card } from "../net/protocol";
import type { Line, Section } from "./markdown";

/** The id of the section about a kind of card; the pages of all editions and languages have it. */
export function sectionFor(kind: Kind): string {
  switch (kind) {
    case "distance":
      return "cards";
    case "hazard":
    case "remedy":
    case "safety":
      return "stops";
    case "special":
      return "specials";
  }
}

/** The lines of a section. */
export function linesIn(section: Section): Line[] {
  return section.blocks.flatMap((block) => {
    switch (block.kind) {
      case "list":
        return block.items;
      case "story":
        return block.steps.map((step) => [...step.pictures, ...step.line]);
      case "table":
        return [block.head, ...block.rows].flat();
      case "pictures":
        return [block.pictures];
      default:
        return [block.line];
    }
  });
}

/** Whether a line speaks of a card: pictures it, or calls it by its number or its printed name. */
export function speaksOf(line: Line, card: Card, name: string): boolean {
  if (line.some((part) => part.kind === "picture" && part.card === card)) return true;
  const text = line
    .filter((part) => part.kind !== "picture")
    .map((part) => part.text)
    .join("");
  if (/^\d+$/u.test(card)) return new RegExp(`(?<![\\d\\u202f])${card}s?(?!\\d)`, "u").test(text);
  return text.includes(name);
}

/** Whether a row of a table shows a card; what else its cells say of others doesn't count. */
export const shows = (row: Line[], card: Card): boolean =>
  row.some((cell) => cell.some((part) => part.kind === "picture" && part.card === card));
