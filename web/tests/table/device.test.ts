/** Several people on one device: who it is for, seen from what everybody may know. */

import { expect, test } from "vitest";
import type { AnswerInfo, OpenTable } from "../../src/net/protocol";
import { nextOf, wantedOf } from "../../src/table/device/device.svelte";
import { table } from "../support/tables";

const shared = table("parker", ["Ann", "bot:steady", "Bob", "Cleo"], "ABCD");
const open = (to_act: number | null, phase = "play", turn = 1): OpenTable =>
  ({ to_act, phase, turn }) as OpenTable;
const answers = (seats: number[], declined: number[] = []): AnswerInfo => ({
  by: 1,
  side: "C",
  hazard: "stop",
  seats,
  declined,
  waiting: "all",
  seconds: null,
});
const HERE = [1, 3, 4];
const at = (now: OpenTable, answer: AnswerInfo | null = null, status = shared.status) =>
  ({ table: { ...shared, status }, open: now, answer }) as const;

test("whose turn it is gets the device, and a bot never does", () => {
  expect(wantedOf(at(open(3)), HERE, 1)).toBe(3);
  expect(wantedOf(at(open(2)), HERE, 1)).toBeNull();
  expect(wantedOf(at(open(3, "extension")), HERE, 1)).toBe(3);
});

test("everybody here who might answer is asked, whoever has the device first", () => {
  const waiting = open(null, "react");
  expect(wantedOf(at(waiting, answers([2, 3, 4])), HERE, 1)).toBe(3);
  expect(wantedOf(at(waiting, answers([2, 3, 4])), HERE, 4)).toBe(4);
  expect(wantedOf(at(waiting, answers([2, 3, 4], [3])), HERE, 3)).toBe(4);
  expect(wantedOf(at(waiting, answers([2, 3, 4], [3, 4])), HERE, 4)).toBeNull();
});

test("between hands and after the match nobody is asked for", () => {
  expect(wantedOf(at(open(1, "over")), HERE, null)).toBeNull();
  expect(wantedOf(at(open(1), null, "over"), HERE, null)).toBeNull();
});

test("while others play, the device is for whoever comes next", () => {
  expect(nextOf(at(open(2, "play", 2)), HERE)).toBe(3);
  expect(nextOf(at(open(4, "play", 4)), HERE)).toBe(1);
});
