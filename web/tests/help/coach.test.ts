import { beforeEach, describe, expect, test } from "vitest";
import { Coach, setLoudness } from "../../src/help/guide/coach.svelte";
import type { Hint, HintLine, Own } from "../../src/net/protocol";
import type { LiveTable } from "../../src/table/live.svelte";
import { move } from "../support/tables";

const GOOD = move(1, "play", { text: "1: play roll", card: "roll" });
const BAD = move(1, "discard", { text: "1: discard roll", card: "roll" });
const FAIR = move(1, "discard", { text: "1: discard 25", card: "25" });

const line = (made: typeof GOOD, worse: boolean): HintLine => ({
  move: made,
  chance: 0.5,
  points: null,
  reason: "It sets you rolling.",
  worse,
});
const hint = (seq: number): Hint => ({
  type: "hint",
  seq,
  moves: [line(GOOD, false), line(FAIR, false), line(BAD, true)],
});
const own: Own = { hand: [], asked: null, legal: [GOOD, FAIR, BAD] };

/** What a coach needs of its table, and what it has asked there. */
function beside(): { coach: Coach; live: LiveTable; asked: string[] } {
  const asked: string[] = [];
  const live = {
    seq: 4,
    own,
    link: "live",
    open: { phase: "play" },
    hint: null,
    hinting: false,
    askHint: (re: string) => asked.push(re),
  } as unknown as LiveTable;
  return { coach: new Coach(live), live, asked };
}

describe("a coach", () => {
  beforeEach(() => setLoudness("off"));

  test("that is silent asks for nothing and says nothing", () => {
    const { coach, live, asked } = beside();
    coach.watch();
    live.hint = hint(4);
    expect([asked, coach.holds(BAD.text)]).toEqual([[], false]);
    coach.made(BAD.text);
    expect(coach.told).toBeNull();
  });

  test("asks once wherever there is something to choose", () => {
    setLoudness("after");
    const { coach, live, asked } = beside();
    coach.watch();
    coach.watch();
    expect(asked).toEqual(["coach"]);
    live.seq = 6;
    live.own = { ...own, legal: [GOOD] };
    coach.watch();
    expect(asked).toEqual(["coach"]);
  });

  test("speaks before a clearly worse move once, and of no other", () => {
    setLoudness("before");
    const { coach, live } = beside();
    live.hint = hint(4);
    expect([coach.holds(GOOD.text), coach.holds(FAIR.text), coach.told]).toEqual([
      false,
      false,
      null,
    ]);
    expect(coach.holds(BAD.text)).toBe(true);
    expect(coach.told).toEqual({ when: "before", move: GOOD, reason: "It sets you rolling." });
    expect(coach.holds(BAD.text)).toBe(false);
    coach.made(BAD.text);
    coach.heard(hint(4));
    expect(coach.told).toBeNull();
  });

  test("speaks after it, also when it was thinking still", () => {
    setLoudness("after");
    const { coach, live } = beside();
    coach.made(BAD.text);
    live.seq = 5;
    coach.heard(hint(3));
    expect(coach.told).toBeNull();
    coach.heard(hint(4));
    expect(coach.told?.when).toBe("after");
    coach.forget();
    live.hint = hint(5);
    coach.made(FAIR.text);
    expect(coach.told).toBeNull();
  });
});
