/** Where the rules treat a card. */

import type { Kind } from "../cards/faces";
import type { Card } from "../net/protocol";
import type { Line, Section } from "./markdown";

// The pages of all editions and languages have their sections in the same order. Counted from
// 1: object, cards, players, (on a circuit: the road), a turn, driving, hazards and remedies, safeties,
// (but in arche: coup fourré), (on a circuit: special cards), …
/** The section that lists all cards. */
export const CARDS = 2;
const DRIVING = 5;
const HAZARDS = 6;
const SAFETIES = 7;
const SPECIAL = 9;
const ONE_MORE = 1;

/** The number of the section about a kind of card, the part above the first heading being 0. */
export function sectionFor(kind: Kind, circuit: boolean): number {
  const further = circuit ? ONE_MORE : 0;
  switch (kind) {
    case "distance":
      return DRIVING + further;
    case "hazard":
    case "remedy":
      return HAZARDS + further;
    case "safety":
      return SAFETIES + further;
    case "special":
      return SPECIAL + further;
  }
}

/** The lines of a section. */
export function linesIn(section: Section): Line[] {
  return section.blocks.flatMap((block) => {
    if (block.kind === "list") return block.items;
    return block.kind === "table" ? block.rows.flat() : [block.line];
  });
}

/** Whether a line speaks of a card, by its number or by its name as it is printed. */
export function speaksOf(line: Line, card: Card, name: string): boolean {
  const text = line
    .filter((part) => part.kind !== "paragraph")
    .map((part) => part.text)
    .join("");
  if (/^\d+$/u.test(card)) return new RegExp(`(?<![\\d\\u202f])${card}s?(?!\\d)`, "u").test(text);
  return text.includes(name);
}
