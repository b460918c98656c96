import { describe, expect, test } from "vitest";

/** What a browser can animate without laying anything out or painting it anew. */
const CHEAP = new Set(["transform", "opacity", "none"]);
const files = import.meta.glob<string>("../../src/**/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sheets = Object.entries(files).map(([file, written]): [string, string] => {
  const text = written.replace(/\/\*.*?\*\//gs, "");
  return [file, /<style>(.*)<\/style>/s.exec(text)?.[1] ?? ""];
});

/** The declarations of a property, without what is in brackets. */
function declared(sheet: string, property: string): string[] {
  const found = sheet.matchAll(new RegExp(`[\\s{;]${property}:([^;}]+)[;}]`, "g"));
  return [...found].map(([, value]) => (value ?? "").replace(/\([^()]*\)/g, "").trim());
}

function keyframes(sheet: string): string[] {
  const blocks = sheet.matchAll(/@keyframes [\w-]+ \{((?:[^{}]*\{[^{}]*\})*)/g);
  return [...blocks].flatMap(([, block]) =>
    [...(block ?? "").matchAll(/([\w-]+):/g)].map(([, name]) => name ?? ""),
  );
}

describe("motion is cheap", () => {
  test.each(sheets)("only transform and opacity are animated: %s", (_, sheet) => {
    const moved = declared(sheet, "transition")
      .flatMap((value) => value.split(","))
      .map((value) => value.trim().split(/\s+/)[0] ?? "");
    const named = declared(sheet, "transition-property").flatMap((value) => value.split(/,\s*/));
    for (const property of [...moved, ...named, ...keyframes(sheet)])
      expect(CHEAP).toContain(property);
  });

  test.each(sheets)("nothing moves for ever: %s", (_, sheet) => {
    expect(sheet).not.toMatch(/\binfinite\b/);
  });

  test("these sheets have something to look at", () => {
    const all = sheets.map(([, sheet]) => sheet).join("\n");
    expect(declared(all, "transition").length).toBeGreaterThan(4);
    expect(keyframes(all).length).toBeGreaterThan(20);
  });
});
