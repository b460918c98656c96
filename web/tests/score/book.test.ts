import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  csvOf,
  fileOf,
  keepBook,
  keptBook,
  keptBooks,
  readBook,
  sideOf,
  toldOf,
  withSide,
  type Book,
} from "../../src/score/keeper/book";
import { asking, withCard, withoutCard } from "../../src/score/keeper/position";
import type { ScoreKept } from "../../src/net/protocol";
import { storage } from "../support/browser";
import { inLanguage, standIn, table } from "../support/tables";

beforeAll(standIn);
beforeEach(() => inLanguage("en"));

const BOOK: Book = {
  edition: "parker",
  players: 2,
  options: { match_total: 3000 },
  house: {},
  names: ["Ann, the first", ""],
  hands: [{ sides: { A: { km: 700, safeties: 1 } }, finisher: "A" }],
};

const FOUND = {
  rules: { ...table("parker", ["Ann", "Bob"], "AB").rules, lines: ["distance", "safeties"] },
  hands: [
    {
      doubts: [],
      winners: ["A"],
      score: { A: { distance: 700, safeties: 100 }, B: {} },
      totals: { A: 800, B: 0 },
    },
  ],
  totals: { A: 800, B: 0 },
} as unknown as ScoreKept;

describe("a sheet", () => {
  it("is kept in the browser, the latest first", () => {
    storage({});
    keepBook("one", BOOK);
    expect(keptBook("one")).toMatchObject(BOOK);
    expect(keptBooks().map(({ id }) => id)).toEqual(["one"]);
    expect(keptBook("other")).toBeNull();
  });

  it("is read from a file as it was written", () => {
    expect(readBook(JSON.stringify(fileOf(BOOK)))).toEqual(BOOK);
  });

  it.each([
    "",
    "[]",
    "{}",
    '{"bornes-score":2,"edition":"parker","players":2}',
    '{"bornes-score":1,"edition":"nothing","players":2}',
    '{"bornes-score":1,"edition":"parker","players":2,"hands":[1]}',
    '{"bornes-score":1,"edition":"parker","players":2,"names":[1]}',
  ])("is not read from %s", (text) => {
    expect(readBook(text)).toBeNull();
  });

  it("sends no names", () => {
    expect(JSON.stringify(toldOf(BOOK))).not.toContain("Ann");
  });

  it("leaves out what says nothing", () => {
    const hand = withSide({}, "A", { km: 100, safeties: 0, no_100: false });
    expect(hand.sides).toEqual({ A: { km: 100 } });
    expect(sideOf(hand, "A")).toMatchObject({ km: 100, safeties: 0 });
    expect(withSide(hand, "A", { km: 0 }).sides).toEqual({ A: {} });
  });

  it("is a spreadsheet", () => {
    expect(csvOf(BOOK, FOUND).split("\r\n")).toEqual([
      'Hand,Line,"Ann, the first",Player 2',
      "1,Miles,700,0",
      "1,Safeties,100,0",
      "1,This hand,800,0",
      "1,Total,800,0",
      "",
    ]);
  });
});

describe("cards that are tapped in", () => {
  it("lie where they belong", () => {
    let places = withCard({}, "hand", "25");
    places = withCard(places, "A", "roll");
    places = withCard(places, "A", "speed_limit");
    places = withCard(places, "A", "200");
    places = withCard(places, "A", "driving_ace");
    places = withCard(places, "A", "driving_ace");
    places = withCard(places, "discard", "stop");
    const rules = { ...FOUND.rules, seating: "AB", piles: true };
    const asked = asking(BOOK, rules, 1, places, 30, { A: 800, B: 0 }, 1);
    expect(asked.position["position"]).toEqual({
      to_play: 1,
      hands: { 1: ["25"] },
      discard: ["stop"],
      draw_size: 30,
      scores: { A: 800, B: 0 },
      hand_number: 2,
      sides: {
        A: {
          battle: ["roll"],
          speed: ["speed_limit"],
          distance: ["200"],
          safeties: ["driving_ace!"],
        },
        B: { battle: [], speed: [], distance: [], safeties: [] },
      },
    });
    expect(withoutCard(places, "discard", 0)["discard"]).toEqual([]);
  });

  it("are hazards in front of somebody where nothing piles up", () => {
    const places = withCard({}, "B", "mum_coffee");
    const rules = { ...FOUND.rules, seating: "AB", piles: false };
    const asked = asking(BOOK, rules, 1, places, null, {}, 0);
    expect(asked.position["position"]).toMatchObject({
      hazards: { A: [], B: ["mum_coffee"] },
      sides: { B: { distance: [], safeties: [] } },
    });
  });
});
