/** The little Markdown that the rules are written in, as a tree; nothing in it is ever HTML. */

export type Words = { kind: "text" | "strong"; text: string };
/** A card to be drawn, `![Stop](card:stop)`; the text is its name. */
export type Picture = { kind: "picture"; text: string; card: string };
export type Inline = Words | Picture;
export type Line = Inline[];
/** One step of a story: its picture, a row of cards, and what happens. */
export type Step = { pictures: Picture[]; line: Line };
export type Block =
  | { kind: "heading"; level: number; line: Line }
  | { kind: "text"; line: Line }
  | { kind: "pictures"; pictures: Picture[] }
  | { kind: "list"; numbered: boolean; items: Line[] }
  | { kind: "story"; steps: Step[] }
  | { kind: "table"; head: Line[]; rows: Line[][] };
/** What stands under one heading of the second level, which has an id: `## Your turn {#turn}`. */
export type Section = { id: string; heading: Line; blocks: Block[] };
export type Page = { title: string; sections: Section[] };

const INLINE = /\*\*(?<strong>[^*]+)\*\*|!\[(?<name>[^\]]*)\]\(card:(?<card>\w+)\)/gu;
const ITEM = /^(?:-|\d+\.) /u;

/** The parts of a line. */
export function inline(text: string): Line {
  const found: Line = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) found.push({ kind: "text", text: text.slice(at, match.index) });
    const { strong, name = "", card = "" } = match.groups ?? {};
    if (strong === undefined) found.push({ kind: "picture", text: name, card });
    else found.push({ kind: "strong", text: strong });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
  return found;
}

/** A line as plain text. */
export const plain = (line: Line): string => line.map((part) => part.text).join("");

/** Where a long name of a card may be parted: between the words that it is put together from. */
const SEAM = /(?<=\p{L}{4})(?=(?:snelheid|wagen|bare|omkeert|menu)(?!\p{L}))/gu;
const SOFT_HYPHEN = "\u00ad";

/** A name that may be parted at its seams: few browsers know the hyphens of every language. */
export const seamed = (name: string): string => name.replace(SEAM, SOFT_HYPHEN);

/** The pictures with which a line begins, and the rest of it. */
function step(line: Line): Step {
  const blank = (part: Inline): boolean => part.kind === "text" && part.text.trim() === "";
  let end = line.findIndex((part) => part.kind !== "picture" && !blank(part));
  if (end === -1) end = line.length;
  const pictures = line.slice(0, end).filter((part) => part.kind === "picture");
  const [first, ...rest] = line.slice(end);
  const begun = first?.kind === "text" ? { ...first, text: first.text.trimStart() } : first;
  return { pictures, line: begun === undefined ? [] : [begun, ...rest] };
}

/** The blocks of a text, which empty lines part. */
export function blocks(text: string): Block[] {
  return text
    .replaceAll("\r", "")
    .split(/\n{2,}/u)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== "")
    .flatMap(block);
}

function block(chunk: string): Block[] {
  const heading = /^(#{1,6}) +(.*)(?:\n([\s\S]*))?$/u.exec(chunk);
  if (heading !== null) {
    const [, marks = "", text = "", rest = ""] = heading;
    return [{ kind: "heading", level: marks.length, line: inline(text) }, ...blocks(rest)];
  }
  const lines = chunk.split("\n");
  if (lines.every((line) => ITEM.test(line) || /^\s{2,}\S/u.test(line))) return [list(lines)];
  if (lines.length > 1 && lines.every((line) => line.startsWith("|"))) return [table(lines)];
  const line = inline(lines.join(" "));
  const { pictures, line: rest } = step(line);
  return rest.length === 0 && pictures.length > 0
    ? [{ kind: "pictures", pictures }]
    : [{ kind: "text", line }];
}

function list(lines: string[]): Block {
  const found: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) found.push(line.replace(ITEM, ""));
    else found.push(`${found.pop() ?? ""} ${line.trim()}`);
  }
  const items = found.map(inline);
  const numbered = !lines[0]?.startsWith("-");
  if (numbered && items.every((item) => item[0]?.kind === "picture"))
    return { kind: "story", steps: items.map(step) };
  return { kind: "list", numbered, items };
}

function table(lines: string[]): Block {
  const [head = [], ...rows] = lines
    .filter((line) => !/^\|[\s|:-]+\|$/u.test(line))
    .map((line) =>
      line
        .replace(/^\||\|$/gu, "")
        .split("|")
        .map((cell) => inline(cell.trim())),
    );
  return { kind: "table", head, rows };
}

/** A whole page: its title, and its sections by the headings of the second level. */
export function page(text: string): Page {
  const found: Page = { title: "", sections: [] };
  for (const each of blocks(text)) {
    if (each.kind === "heading" && each.level === 1) found.title = plain(each.line);
    else if (each.kind === "heading" && each.level === 2)
      found.sections.push({ ...named(plain(each.line)), blocks: [] });
    else found.sections.at(-1)?.blocks.push(each);
  }
  return found;
}

function named(heading: string): { id: string; heading: Line } {
  const [, text = "", id = ""] = /^(.*?) *(?:\{#(\w+)\})?$/u.exec(heading) ?? [];
  return { id, heading: inline(text) };
}
