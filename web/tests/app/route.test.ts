import { describe, expect, it } from "vitest";
import { routeOf } from "../../src/app/route.svelte";

describe("addresses", () => {
  it.each([
    ["/", "", { at: "start" }],
    ["/t/Ab_-9", "", { at: "table", table: "Ab_-9", code: null }],
    ["/t/Ab/", "#seat=k3y-_", { at: "table", table: "Ab", code: "k3y-_" }],
    ["/t/Ab", "#else", { at: "table", table: "Ab", code: null }],
    ["/t/Ab/review/2", "", { at: "review", table: "Ab", match: 2 }],
    ["/t/Ab/review/0", "", { at: "nowhere" }],
    ["/t/Ab/review", "", { at: "nowhere" }],
    ["/score", "", { at: "score", book: null }],
    ["/score/", "#k3y", { at: "score", book: "k3y" }],
    ["/score", "#../else", { at: "score", book: null }],
    ["/stats", "", { at: "stats" }],
    ["/stats/", "", { at: "stats" }],
    ["/scores", "", { at: "nowhere" }],
    ["/t/", "", { at: "nowhere" }],
    ["/t/a/b", "", { at: "nowhere" }],
    [`/t/${"a".repeat(33)}`, "", { at: "nowhere" }],
    ["/t/%2e%2e", "", { at: "nowhere" }],
    ["/elsewhere", "", { at: "nowhere" }],
  ])("%s%s", (path, hash, route) => {
    expect(routeOf(path, hash)).toEqual(route);
  });

  it.each([
    ["/games/bornes", { at: "start" }],
    ["/games/bornes/", { at: "start" }],
    ["/games/bornes/t/Ab", { at: "table", table: "Ab", code: null }],
    ["/", { at: "nowhere" }],
    ["/t/Ab", { at: "nowhere" }],
    ["/games/bornes2/t/Ab", { at: "nowhere" }],
  ])("%s under a part of a site", (path, route) => {
    expect(routeOf(path, "", "/games/bornes")).toEqual(route);
  });
});
