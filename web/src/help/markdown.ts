/** The little Markdown that the rules are written in, as a tree; nothing in it is ever HTML. */

export type Inline = { kind: "text" | "strong" | "code" | "paragraph"; text: string };
export type Line = Inline[];
export type Block =
  | { kind: "heading"; level: number; line: Line }
  | { kind: "text"; line: Line }
  | { kind: "list"; items: Line[] }
  | { kind: "table"; head: Line[]; rows: Line[][] };
/** What stands under one heading; `heading` is missing above the first. */
export type Section = { heading: Line | null; blocks: Block[] };
export type Page = { title: string; sections: Section[] };

// Bold, code, and the numbers of paragraphs such as (§4.7, §4.9).
const INLINE = /\*\*(?<strong>[^*]+)\*\*|`(?<code>[^`]+)`|[ \u00a0]?(?<paragraph>\(§[^()]*\))/gu;

/** The parts of a line. */
export function inline(text: string): Line {
  const found: Line = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) found.push({ kind: "text", text: text.slice(at, match.index) });
    for (const kind of ["strong", "code", "paragraph"] as const) {
      const inside = match.groups?.[kind];
      if (inside !== undefined) found.push({ kind, text: inside });
    }
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
  return found;
}

/** A line as plain text. */
export const plain = (line: Line): string => line.map((part) => part.text).join("");

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
  if (lines.every((line) => /^(- |\s{2,}\S)/u.test(line)))
    return [{ kind: "list", items: items(lines) }];
  if (lines.length > 1 && lines.every((line) => line.startsWith("|"))) return [table(lines)];
  return [{ kind: "text", line: inline(lines.join(" ")) }];
}

function items(lines: string[]): Line[] {
  const found: string[] = [];
  for (const line of lines) {
    if (line.startsWith("- ")) found.push(line.slice(2));
    else found.push(`${found.pop() ?? ""} ${line.trim()}`);
  }
  return found.map(inline);
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
  const found: Page = { title: "", sections: [{ heading: null, blocks: [] }] };
  for (const each of blocks(text)) {
    if (each.kind === "heading" && each.level === 1) found.title = plain(each.line);
    else if (each.kind === "heading" && each.level === 2)
      found.sections.push({ heading: each.line, blocks: [] });
    else found.sections.at(-1)?.blocks.push(each);
  }
  return found;
}
