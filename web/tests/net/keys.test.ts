import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  forgetToken,
  keepName,
  keepToken,
  keptName,
  recentTables,
  seatsAt,
  tokenFor,
  tokensFor,
} from "../../src/net/keys";
import { storage } from "../support/browser";

describe("the keys of one's seats", () => {
  beforeEach(() => storage({}));

  test("are kept, found and forgotten", () => {
    keepToken("t1", "secret", "parker");
    expect(tokenFor("t1")).toBe("secret");
    expect(tokenFor("t2")).toBeNull();
    expect(recentTables()).toMatchObject([{ table: "t1", edition: "parker" }]);
    forgetToken("t1");
    expect(tokenFor("t1")).toBeNull();
    expect(recentTables()).toEqual([]);
  });

  test("are several where several play on one device, and each goes by itself", () => {
    keepToken("t1", "ann", "parker", 2, [
      { seat: 1, token: "bob" },
      { seat: 3, token: "cleo" },
    ]);
    expect(tokensFor("t1")).toEqual(["ann", "bob", "cleo"]);
    expect(seatsAt("t1")).toEqual([2, 1, 3]);
    forgetToken("t1", "bob");
    expect(seatsAt("t1")).toEqual([2, 3]);
    forgetToken("t1", "ann");
    expect(tokensFor("t1")).toEqual(["cleo"]);
    expect(seatsAt("t1")).toEqual([3]);
    forgetToken("t1", "cleo");
    expect(tokensFor("t1")).toEqual([]);
    expect(recentTables()).toEqual([]);
  });

  test("are fifty at most, the latest", () => {
    const now = vi.spyOn(Date, "now");
    for (let at = 1; at <= 52; at += 1) {
      now.mockReturnValue(at);
      keepToken(`t${at}`, "secret", "rally");
    }
    now.mockRestore();
    expect(recentTables()).toHaveLength(50);
    expect(recentTables()[0]?.table).toBe("t52");
    expect(tokenFor("t2")).toBeNull();
  });

  test("are only what was kept as one", () => {
    storage({
      "bornes-seat:a": "no JSON",
      "bornes-seat:b": "null",
      "bornes-seat:c": '"text"',
      "bornes-seat:d": '{"token": 1, "edition": "parker", "at": 1}',
      "bornes-seat:e": '{"token": "x", "at": "yesterday"}',
      "bornes-seat:f": '{"token": "x", "edition": "parker", "at": 1}',
      other: '{"token": "x", "edition": "parker", "at": 1}',
    });
    expect(recentTables().map(({ table }) => table)).toEqual(["f"]);
    expect(tokenFor("a")).toBeNull();
    expect(tokenFor("d")).toBeNull();
  });
});

test("a browser that keeps nothing forgets nothing while the page is open", () => {
  vi.stubGlobal(
    "localStorage",
    new Proxy(
      {},
      {
        get: () => {
          throw new Error("forbidden");
        },
        ownKeys: () => {
          throw new Error("forbidden");
        },
      },
    ),
  );
  expect(keptName()).toBe("");
  keepName("Ann");
  keepToken("t1", "secret", "arche");
  expect(keptName()).toBe("Ann");
  expect(tokenFor("t1")).toBe("secret");
  expect(recentTables()).toMatchObject([{ table: "t1", edition: "arche" }]);
  forgetToken("t1");
  expect(recentTables()).toEqual([]);
});
