import { describe, expect, it, vi } from "vitest";
import { storage } from "../../support/browser";

storage({});
const { askedHere, onDevice } = await import("../../../src/net/device/link");
const { arrived, playWithoutNet } = await import("../../../src/net/device/mode.svelte");
vi.stubGlobal("WebSocket", { CONNECTING: 0, OPEN: 1, CLOSED: 3 });

describe("where something is asked", () => {
  it("goes by the name of a table", () => {
    expect(onDevice("device-HLus4yBXgkiZhWd3")).toBe(true);
    expect(onDevice("HLus4yBXgkiZhWd3")).toBe(false);
    for (const reachable of [true, false]) {
      expect(askedHere("/api/tables/device-abc/matches/1/record", reachable)).toBe(true);
      expect(askedHere("/api/tables/abc?x", reachable)).toBe(false);
    }
  });

  it("is the server until one plays without a net, or until it can't be reached", () => {
    expect(askedHere("/api/choices")).toBe(false);
    expect(askedHere("/api/choices", false)).toBe(false);
    arrived();
    expect(askedHere("/api/choices")).toBe(false);
    expect(askedHere("/api/choices", false)).toBe(true);
    playWithoutNet(true);
    expect(askedHere("/api/choices")).toBe(true);
    expect(askedHere("/api/tables/abc")).toBe(false);
    playWithoutNet(false);
    expect(askedHere("/api/tables")).toBe(false);
  });
});
