/** What is wrong and what helps, in words, from what the server sends. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Obstacle, OpenTable, Own } from "../../src/net/protocol";
import { coupStake, extensionStake, onlyDiscards, situation } from "../../src/words/situation";
import { inLanguage, move, standIn, table } from "../support/tables";

const TABLE = table("parker", ["Ann", "bot:steady"], "AB");
const HERE = { table: TABLE, own: 1 };
const OPEN = { taken: null, owed: 0 } as unknown as OpenTable;
const GAS: Obstacle = {
  code: "stopped-by",
  hazard: "out_of_gas",
  most: null,
  helps: ["gasoline", "extra_tank"],
};
const own = (obstacles: Obstacle[], ...legal: Own["legal"]): Own => ({
  hand: ["100", "25"],
  asked: null,
  legal,
  obstacles,
});
const DISCARD = move(1, "discard", { card: "25" });

beforeEach(standIn);
afterEach(() => void [vi.unstubAllGlobals(), vi.restoreAllMocks()]);

test.each([
  ["en", "Out of Gas: you need Gasoline or Extra Tank. Nothing fits: discard."],
  [
    "fr",
    "Panne d’essence : il vous faut une carte Essence ou la botte Citerne. Rien ne convient : défaussez.",
  ],
  ["nl", "Lege tank: je hebt Benzine of de Tankwagen nodig. Niets past: leg een kaart af."],
] as const)("out of gas in %s", async (language, said) => {
  await inLanguage(language);
  const words = situation(own([GAS], DISCARD), OPEN, HERE).join(" ");
  expect(words.replaceAll("\u00a0", " ")).toBe(said);
});

test("every reason has words in every language, with help and without", async () => {
  for (const language of ["en", "fr", "nl"] as const) {
    await inLanguage(language);
    for (const code of ["stopped-by", "not-rolling", "speed-limited", "square-limited"])
      for (const helps of [[], GAS.helps]) {
        const obstacle: Obstacle = { code, hazard: "stop", most: 50, helps };
        expect(situation(own([obstacle], DISCARD), OPEN, HERE)).toHaveLength(2);
      }
    expect(situation(own([]), { ...OPEN, owed: 2 }, HERE)).toHaveLength(1);
    const taken = move(1, "play", { card: "100" });
    expect(situation(own([GAS], taken), { ...OPEN, taken: "100" }, HERE)).toHaveLength(1);
    expect(extensionStake(HERE)).toContain("200");
    expect(coupStake(HERE)).toContain("300");
  }
});

test("a limit that comes second is told in few words", async () => {
  await inLanguage("en");
  const limit: Obstacle = {
    code: "speed-limited",
    hazard: "speed_limit",
    most: 50,
    helps: ["end_of_limit"],
  };
  expect(situation(own([limit], DISCARD), OPEN, HERE)[0]).toContain("lifts it");
  expect(situation(own([GAS, limit], DISCARD), OPEN, HERE)[1]).toBe("Speed Limit: 50 at most.");
});

test("whoever can play hears only what is in the way", async () => {
  await inLanguage("en");
  const play = move(1, "play", { card: "100" });
  expect(situation(own([], play, DISCARD), OPEN, HERE)).toEqual([]);
  expect(situation(own([GAS], play, DISCARD), OPEN, HERE)).toHaveLength(1);
  expect([onlyDiscards(own([], play, DISCARD)), onlyDiscards(own([], DISCARD))]).toEqual([
    false,
    true,
  ]);
  expect(onlyDiscards(own([]))).toBe(false);
});

test("figures are the table's own", async () => {
  await inLanguage("en");
  const stakes = { coup_fourre: 300, coup_fourre_km: 0, extension: 200 };
  const at = (more: Partial<typeof stakes>) => ({
    own: 1,
    table: { ...TABLE, rules: { ...TABLE.rules, stakes: { ...stakes, ...more } } },
  });
  expect(coupStake(at({}))).toBe("+300 points and your turn.");
  expect(coupStake(at({ coup_fourre: 0 }))).toBe("Your turn.");
  expect(coupStake(at({ coup_fourre: 0, coup_fourre_km: 100 }))).toContain("+100");
  expect(extensionStake(at({ extension: 0 }))).toBeNull();
});
