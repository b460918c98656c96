import { beforeEach, describe, expect, test } from "vitest";
import { keepToken } from "../../src/net/keys";
import type { GameEvent, OpenTable } from "../../src/net/protocol";
import {
  addFile,
  fileOf,
  forgetMatches,
  keepMatch,
  keptMatches,
  MOST,
} from "../../src/score/stats/kept";
import { playedOf, readPlayed, type Played } from "../../src/score/stats/played";
import { countsBy, sumsOf } from "../../src/score/stats/sums";
import { storage } from "../support/browser";
import { table } from "../support/tables";

function played(at: number, rest: Partial<Played> = {}): Played {
  return {
    table: `t${at}`,
    match: 1,
    at,
    edition: "parker",
    players: 2,
    won: true,
    hands: 4,
    points: 5000,
    best: 2000,
    coups: 1,
    against: ["steady"],
    undone: 0,
    ...rest,
  };
}

const ended = (points: Record<string, number>, totals: Record<string, number>): GameEvent => ({
  type: "hand_ended",
  winners: ["A"],
  reason: "distance",
  score: Object.fromEntries(
    Object.entries(points).map(([side, each]) => [side, { distance: each - 100, trip: 100 }]),
  ),
  totals,
});
const coup = (seat: number): GameEvent => ({
  type: "coup_fourre_played",
  seat,
  card: "right_of_way",
  hazard: "stop",
});
const EVENTS: GameEvent[] = [
  coup(1),
  coup(2),
  coup(3),
  ended({ A: 900, B: 300 }, { A: 900, B: 300 }),
  coup(1),
  ended({ A: 700, B: 5000 }, { A: 1600, B: 5300 }),
];
const open = (winners: string[] | null): OpenTable =>
  ({ match_outcome: winners === null ? null : { winners, reason: "total" } }) as OpenTable;

describe("a finished match", () => {
  const seats = ["Ann", "bot:sharp", "Bob", "Cleo"];
  const over = { ...table("dujardin", seats, "ABAB"), status: "over" as const, undone: 2 };

  test("is kept as one of its players saw it", () => {
    const shown = { table: over, open: open(["B"]), events: EVENTS };
    expect(playedOf({ ...shown, seat: 1 }, 7)).toEqual({
      table: "t",
      match: 1,
      at: 7,
      edition: "dujardin",
      players: 4,
      won: false,
      hands: 2,
      points: 1600,
      best: 900,
      coups: 2,
      against: ["sharp", "people"],
      undone: 2,
    });
    expect(playedOf({ ...shown, seat: 2 }, 7)).toMatchObject({
      won: true,
      points: 5300,
      coups: 1,
      against: ["people"],
    });
  });

  test("of a deal of the day has its date and how far one came", () => {
    const end = { ...open(["A"]), sides: [{ side: "A", km: 650 }] } as OpenTable;
    const daily = { ...over, daily: "2026-11-19" };
    const found = playedOf({ table: daily, open: end, events: EVENTS, seat: 1 }, 7);
    expect(found?.daily).toEqual({ date: "2026-11-19", km: 650 });
    expect(readPlayed(JSON.parse(JSON.stringify(found)))).toEqual(found);
    for (const wrong of [{ date: "today", km: 1 }, { date: "2026-11-19" }, "2026-11-19"])
      expect(readPlayed({ ...found, daily: wrong })).toBeNull();
  });

  test("is none before its end, if it was ended early, and for a spectator", () => {
    const shown = { table: over, open: open(["B"]), events: EVENTS, seat: 1 };
    expect(playedOf({ ...shown, seat: null }, 7)).toBeNull();
    expect(playedOf({ ...shown, open: open(null) }, 7)).toBeNull();
    for (const status of ["playing", "abandoned", "waiting"] as const)
      expect(playedOf({ ...shown, table: { ...over, status } }, 7)).toBeNull();
  });

  test("may be lost because somebody's time was up", () => {
    const late = { ...over, lost_on_time: 3 };
    const shown = { table: late, open: open(null), events: EVENTS };
    expect(playedOf({ ...shown, seat: 1 }, 7)?.won).toBe(false);
    expect(playedOf({ ...shown, seat: 4 }, 7)?.won).toBe(true);
  });

  test("has no points where hands are games", () => {
    const games = { ...over, rules: { ...over.rules, scored: false } };
    const found = playedOf({ table: games, open: open(["A"]), events: EVENTS, seat: 1 }, 7);
    expect(found).toMatchObject({ won: true, points: null, best: null, hands: 2 });
  });
});

describe("the matches that are kept", () => {
  beforeEach(() => storage({}));

  test("are kept once each, the latest first", () => {
    keepMatch(played(1));
    keepMatch(played(3));
    keepMatch(played(2));
    keepMatch({ ...played(3), at: 9 });
    expect(keptMatches().map(({ at }) => at)).toEqual([3, 2, 1]);
  });

  test("keep the first of a deal of the day, and one from a file only where there is none", () => {
    const daily = { date: "2026-11-19", km: 700 };
    keepMatch(played(1, { daily }));
    keepMatch(played(2, { daily }));
    keepMatch(played(3, { daily: { ...daily, date: "2026-11-20" } }));
    keepMatch(played(4, { daily, edition: "rally" }));
    expect(keptMatches().map(({ at }) => at)).toEqual([4, 3, 1]);
    expect(addFile(fileOf([played(5, { daily }), played(6, { daily, edition: "arche" })]))).toBe(1);
    expect(keptMatches().map(({ at }) => at)).toEqual([6, 4, 3, 1]);
  });

  test("are not more than there is room for", () => {
    addFile(fileOf(Array.from({ length: MOST }, (_, at) => played(at + 1))));
    keepMatch(played(MOST + 1));
    expect(keptMatches()).toHaveLength(MOST);
    expect(keptMatches().at(-1)?.at).toBe(2);
  });

  test("once deleted are not counted anew when their table is looked at", () => {
    keepToken("t1", "secret", "parker");
    keepMatch(played(1));
    keepMatch(played(2));
    forgetMatches();
    expect(keptMatches()).toEqual([]);
    keepMatch(played(1));
    expect(keptMatches()).toEqual([]);
    keepMatch({ ...played(1), match: 2 });
    expect(keptMatches()).toHaveLength(1);
  });

  test("leave nothing behind once no table remembers them", () => {
    const browser: Record<string, string> = {};
    storage(browser);
    keepMatch(played(1));
    forgetMatches();
    expect(browser).toEqual({});
  });

  test("go to another device as a file, and meet those that are there", () => {
    const file = fileOf([played(5), played(1)]);
    keepMatch({ ...played(1), won: false });
    expect(addFile(file)).toBe(1);
    expect(addFile(file)).toBe(0);
    expect(keptMatches().map(({ at, won }) => [at, won])).toEqual([
      [5, true],
      [1, false],
    ]);
  });

  test.each([
    "",
    "no JSON",
    "null",
    "[]",
    '{"bornes-score": 1, "matches": []}',
    '{"bornes-matches": 2, "matches": []}',
    '{"bornes-matches": 1, "matches": {}}',
    JSON.stringify({ "bornes-matches": 1, matches: [played(1), { ...played(2), coups: -1 }] }),
  ])("are not taken from what is no such file: %s", (text) => {
    expect(addFile(text)).toBeNull();
    expect(keptMatches()).toEqual([]);
  });

  test.each([
    { table: "../t" },
    { table: 3 },
    { edition: "monopoly" },
    { won: 1 },
    { at: "now" },
    { points: 0.5 },
    { against: [""] },
    { against: ["x".repeat(101)] },
  ])("are none with %o", (wrong) => {
    expect(readPlayed({ ...played(1), ...wrong })).toBeNull();
    expect(readPlayed(played(1))).toEqual(played(1));
  });

  test("lose nothing by one that makes no sense", () => {
    storage({ "bornes-matches": JSON.stringify([played(1), 7]) });
    expect(keptMatches()).toEqual([played(1)]);
  });
});

describe("what matches come to", () => {
  const matches = [
    played(6, { won: true, against: ["steady", "sharp"] }),
    played(5, { won: true, points: null, best: null, hands: 1, edition: "arche" }),
    played(4, { won: false, undone: 1 }),
    played(3, { won: true, best: 3000 }),
    played(2, { won: true }),
    played(1, { won: true, hands: 2, points: 1000 }),
  ];

  test("are sums, averages and rows", () => {
    expect(sumsOf(matches)).toEqual({
      played: 6,
      won: 5,
      hands: 19,
      coups: 6,
      undone: 1,
      // 21 000 points in the 18 hands that have points
      points: 21_000 / 18,
      best: 3000,
      row: 2,
      longest: 3,
    });
    expect(sumsOf([])).toMatchObject({ played: 0, points: null, best: null, row: 0, longest: 0 });
  });

  test("are counted by opponents and editions", () => {
    expect(countsBy(matches, (match) => match.against)).toEqual([
      ["steady", { played: 6, won: 5 }],
      ["sharp", { played: 1, won: 1 }],
    ]);
    expect(countsBy(matches, (match) => [match.edition])).toEqual([
      ["parker", { played: 5, won: 4 }],
      ["arche", { played: 1, won: 1 }],
    ]);
  });
});
