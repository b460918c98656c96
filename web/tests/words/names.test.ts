import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { firstLanguage, number, t } from "../../src/words/messages.svelte";
import { listed, plainName, seatName, sideName, sideObject } from "../../src/words/names";
import { inLanguage, standIn, table } from "../support/tables";

beforeAll(standIn);
beforeEach(() => inLanguage("en"));

describe("names", () => {
  const mixed = table(
    "rally",
    ["Ann", "bot:steady", null, "bot:steady", "Ann", "bot:sharp"],
    "ABCABC",
  );

  it("tells two of the same name apart by a number", () => {
    expect([1, 2, 3, 4, 5, 6].map((seat) => plainName(mixed, seat))).toEqual([
      "Ann 1",
      "Steady bot 1",
      "Seat 3",
      "Steady bot 2",
      "Ann 2",
      "Sharp bot",
    ]);
  });

  it("calls whoever gave no name so in the reader's language", async () => {
    const nameless = table("rally", ["Pilote", "Driver"], "AB");
    expect([1, 2].map((seat) => plainName(nameless, seat))).toEqual(["Driver 1", "Driver 2"]);
    await inLanguage("nl");
    expect(plainName(table("rally", ["Driver", "Ann"], "AB"), 1)).toBe("Rijder");
  });

  it("calls one's own seat and side you", async () => {
    expect(seatName(mixed, 1, 1)).toBe("You");
    expect(seatName(mixed, 1, null)).toBe("Ann 1");
    expect(sideName(mixed, "A", 1)).toBe("You and Steady bot 2");
    expect(sideObject(mixed, "A", 4)).toBe("you and Ann 1");
    expect(sideName(mixed, "B", 1)).toBe("Steady bot 1 and Ann 2");
    await inLanguage("fr");
    expect(sideName(mixed, "A", 1)).toBe("Vous et Robot régulier 2");
    await inLanguage("nl");
    expect(sideObject(mixed, "A", 1)).toBe("jou en Degelijke bot 2");
  });

  it("puts any number of names in a row", () => {
    expect([listed([]), listed(["A"]), listed(["A", "B"]), listed(["A", "B", "C"])]).toEqual([
      "",
      "A",
      "A and B",
      "A, B and C",
    ]);
  });
});

describe("languages", () => {
  it.each([
    [null, ["fr-BE", "en"], "fr"],
    [null, ["de", "nl"], "nl"],
    [null, ["EN-gb"], "en"],
    [null, ["de", "frp"], "en"],
    [null, [], "en"],
    ["nl", ["fr"], "nl"],
    ["klingon", ["fr"], "fr"],
  ])("kept %s, wanted %s: %s", (kept, preferred, chosen) => {
    expect(firstLanguage(kept, preferred)).toBe(chosen);
  });

  it("uses an edition's own words, and groups digits in French only", async () => {
    expect(t("count-distance", { km: 1000 }, "parker")).toBe("1000 miles");
    expect(number(5000)).toBe("5000");
    await inLanguage("fr");
    expect(t("count-distance", { km: 1000 }, "dujardin")).toMatch(/^1\s000 bornes$/);
    expect(number(5000)).toMatch(/^5\s000$/);
  });

  it("notices a missing text and a missing value", () => {
    expect(() => t("no-such-key")).toThrow("missing message: no-such-key (en)");
    expect(() => t("name-seat")).toThrow("seat");
  });
});
