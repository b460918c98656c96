import { beforeEach, expect, test, vi } from "vitest";
import { forget, keep, kept } from "../../src/net/storage";

const KEPT = "bornes-keys";
type Keymap = typeof import("../../src/app/keymap.svelte");

/** The keys of somebody who opens the page now. */
async function opened(): Promise<Keymap> {
  vi.resetModules();
  const storage = await import("../../src/net/storage");
  const before = kept(KEPT);
  if (before !== null) storage.keep(KEPT, before);
  const keymap = await import("../../src/app/keymap.svelte");
  return keymap;
}

beforeEach(() => forget(KEPT));

test("a key is its own until another is chosen, and then no other's", async () => {
  const keys = await opened();
  expect([keys.keyFor("D"), keys.usualOf("d"), keys.usualOf("D")]).toEqual(["D", "d", "d"]);
  expect(keys.rebind("d", "x")).toBeNull();
  expect([keys.keyFor("D"), keys.usualOf("x"), keys.usualOf("d")]).toEqual(["X", "d", null]);
  keys.resetKeys();
  expect([keys.keyFor("D"), keys.usualOf("x"), keys.changed()]).toEqual(["D", "x", false]);
});

test("a key that another action has is refused, and so is what is no letter", async () => {
  const keys = await opened();
  expect(keys.rebind("d", "P")).toEqual({ why: "taken", by: "p" });
  expect(keys.rebind("d", "3")).toEqual({ why: "letter" });
  expect(keys.rebind("d", "F5")).toEqual({ why: "letter" });
  expect(keys.usualOf("d")).toBe("d");
  // Its own usual key it may have back, and one that has become free.
  expect(keys.rebind("p", "x")).toBeNull();
  expect(keys.rebind("d", "p")).toBeNull();
  expect(keys.rebind("p", "p")).toEqual({ why: "taken", by: "d" });
});

test("switched off, letters and numbers do nothing, and other keys do", async () => {
  const keys = await opened();
  keys.switchKeys(false);
  expect(["d", "1", "Enter", "Escape", "ArrowLeft"].map(keys.usualOf)).toEqual([
    null,
    null,
    "enter",
    "escape",
    "arrowleft",
  ]);
  expect([keys.keyFor("D"), keys.keyFor("Enter")]).toEqual([null, "Enter"]);
});

test("what makes no sense is not kept", async () => {
  keep(KEPT, '{"on":false,"chosen":{"d":"x","p":"x","t":"7","?":"y","m":"c"}}');
  const keys = await opened();
  expect(keys.keysOn()).toBe(false);
  keys.switchKeys(true);
  expect(["D", "P", "T", "M"].map(keys.keyFor)).toEqual(["X", "P", "T", "M"]);
  keep(KEPT, "{");
  expect((await opened()).keysOn()).toBe(true);
});
