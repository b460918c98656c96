/** What the table is, from what the server says; and what is said to it. The connection is a stub. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type {
  AnswerInfo,
  GameEvent,
  Message,
  OpenTable,
  Own,
  Problem,
  Request,
  TableInfo,
  Update,
  Welcome,
} from "../../src/net/protocol";
import { DAMAGED, NO_TABLE, TOO_MANY, type Listener } from "../../src/net/socket";
import { LiveTable, type Happening, type Line } from "../../src/table/live.svelte";
import { move, table } from "../support/tables";

/** A connection that only notes what is done with it. */
class NotedLine implements Line {
  open = true;
  readonly sent: Request[] = [];
  readonly done: string[] = [];

  constructor(readonly listener: Listener) {}

  send(request: Request): boolean {
    if (this.open) this.sent.push(request);
    return this.open;
  }
  ready(): void {
    this.done.push("ready");
  }
  hangUp(): void {
    this.done.push("hung up");
    this.listener.lost();
  }
  close(): void {
    this.done.push("closed");
  }
}

const TABLE: TableInfo = table("dujardin", ["Ann", "bot:steady"], "AB");
const OPEN: OpenTable = {
  hand_number: 1,
  dealer: 2,
  phase: "play",
  turn: 1,
  to_act: 1,
  plays_left: 1,
  owed: 0,
  taken: null,
  target: 1000,
  extension: null,
  draw_size: 90,
  discards: [],
  hand_sizes: [6, 6],
  sides: [],
  score: {},
  scores: {},
  sheets: [],
  outcome: null,
  match_outcome: null,
};
const OWN: Own = { hand: ["25", "stop"], asked: null, legal: [] };
const LEGAL: Own = { ...OWN, legal: [move(1, "draw")] };
const ANSWER: AnswerInfo = {
  by: 2,
  side: "A",
  hazard: "stop",
  seats: [1],
  declined: [],
  waiting: "timed",
  seconds: 3,
};
const drawn = (seat: number): GameEvent => ({ type: "card_drawn", seat, card: null });
const welcome = (more: Partial<Welcome> = {}): Welcome => ({
  type: "welcome",
  version: 1,
  seat: 1,
  table: TABLE,
  seq: 2,
  first: 0,
  events: [drawn(1), drawn(2)],
  open: OPEN,
  own: OWN,
  answer: null,
  re: null,
  ...more,
});
const update = (more: Partial<Update> = {}): Update => ({
  type: "update",
  seq: 3,
  events: [drawn(1)],
  open: OPEN,
  own: OWN,
  answer: null,
  ...more,
});
const refused = (code: string, re: string | null): Problem => ({
  type: "refused",
  code,
  details: {},
  text: code,
  re,
});

let line: NotedLine;
let live: LiveTable;
let news: Happening[];
/** At once, unless a test wants to watch. */
let slow = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", { removeItem: vi.fn() });
  slow = 0;
  live = new LiveTable("t", "token", "nl", (listener) => (line = new NotedLine(listener)), {
    speed: () => slow,
    moves: () => true,
  });
  news = [];
  live.onStep((told) => news.push(told));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const hear = (...messages: Message[]): void => {
  for (const message of messages) line.listener.heard(message);
};
const HELLO = { type: "hello", version: 1, token: "token", since: 0, language: "nl" };

describe("the link", () => {
  test("one says who one is when it opens, and is live when welcomed", () => {
    expect([live.link, live.busy]).toEqual(["connecting", true]);
    line.listener.opened();
    expect(line.sent).toEqual([HELLO]);
    expect(line.done).toEqual([]);
    hear(welcome());
    expect([live.link, live.busy, live.seat]).toEqual(["live", false, 1]);
    expect(line.done).toEqual(["ready"]);
  });

  test("before the first welcome a loss is still connecting", () => {
    line.listener.lost();
    expect(live.link).toBe("connecting");
    hear(welcome());
    line.listener.lost();
    expect([live.link, live.busy]).toEqual(["lost", true]);
  });

  test("whoever comes back asks for what they lack", () => {
    hear(welcome(), update());
    line.listener.lost();
    line.listener.opened();
    expect(line.sent).toEqual([{ ...HELLO, since: 3 }]);
  });

  test.each([
    [NO_TABLE, "no_table"],
    [DAMAGED, "damaged"],
    [TOO_MANY, "too_many_connections"],
  ])("close code %i is %s", (code, why) => {
    hear(welcome());
    line.listener.ended(code);
    expect([live.link, live.gone, live.busy]).toEqual(["gone", why, true]);
  });

  test("a seat that was handed over ends the connection", () => {
    hear(welcome(), { type: "bye", reason: "handed_over" });
    expect([live.link, live.gone]).toEqual(["gone", "handed_over"]);
    expect(line.done).toEqual(["ready", "closed"]);
  });

  test("so does a server of another version", () => {
    hear(refused("server-version", null));
    expect([live.link, live.gone]).toEqual(["gone", "version"]);
    expect(line.done).toEqual(["closed"]);
  });

  test("a server that shuts down is waited for", () => {
    hear(welcome(), { type: "bye", reason: "shutting_down" });
    expect([live.link, live.gone]).toEqual(["live", null]);
  });

  test("a move that the server can't keep yet waits on a line that lives", () => {
    hear(welcome());
    live.move("1 draw");
    hear({ type: "storage", works: false, text: "not kept yet" });
    expect([live.unkept, live.sending]).toEqual(["not kept yet", true]);
    vi.advanceTimersByTime(60_000);
    expect([live.link, line.done]).toEqual(["live", ["ready"]]);
    hear(update(), { type: "storage", works: true, text: "kept again" });
    expect([live.unkept, live.sending]).toEqual([null, false]);
  });

  test("that nothing can be kept is forgotten with the line it was heard on", () => {
    hear(welcome(), { type: "storage", works: false, text: "not kept yet" });
    line.listener.lost();
    expect(live.unkept).toBe(null);
  });

  test("closing it closes the connection, and leaves no timer", () => {
    hear(welcome());
    live.move("1 draw");
    live.close();
    expect(line.done).toEqual(["ready", "closed"]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("what the table is", () => {
  test("a welcome tells all of it, and is no news", () => {
    hear(welcome());
    expect([live.table, live.open, live.own]).toEqual([TABLE, OPEN, OWN]);
    expect(live.events).toEqual([drawn(1), drawn(2)]);
    expect(live.seq).toBe(2);
    expect(news).toEqual([]);
  });

  test("updates add to it in their order, and are shown step by step", () => {
    hear(welcome(), update({ own: { ...OWN, hand: ["25"] } }));
    hear(update({ seq: 4, events: [drawn(2)] }));
    expect(live.events).toEqual([drawn(1), drawn(2), drawn(1), drawn(2)]);
    expect(live.seq).toBe(4);
    const beats = ["fly", "land", "tell", "pass"];
    expect(news.map(({ beat }) => beat)).toEqual([...beats, ...beats]);
    expect(news[2]?.event).toEqual(drawn(1));
  });

  test("a welcome back goes on where one was; what was missed is told, not played again", () => {
    hear(welcome());
    line.listener.lost();
    hear(welcome({ first: 2, seq: 3, events: [drawn(1)] }));
    expect(live.events).toEqual([drawn(1), drawn(2), drawn(1)]);
    expect(news).toEqual([{ beat: "tell", event: drawn(1), time: 0, skipped: true }]);
  });

  test("a welcome back from elsewhere begins anew, without news", () => {
    hear(welcome());
    line.listener.lost();
    hear(welcome({ first: 0, seq: 1, events: [drawn(2)] }));
    expect(live.events).toEqual([drawn(2)]);
    expect(news).toEqual([]);
  });

  test("a welcome back without events is no news", () => {
    hear(welcome());
    hear(welcome({ first: 2, events: [] }));
    expect(news).toEqual([]);
    expect(live.events).toHaveLength(2);
  });

  test("another match forgets the cards of the last one", () => {
    hear(welcome(), { type: "table", table: { ...TABLE, spectators: 3 } });
    expect(live.open).toBe(OPEN);
    expect(live.table?.spectators).toBe(3);
    hear({ type: "table", table: { ...TABLE, match: 2 } });
    expect([live.open, live.own, live.events]).toEqual([null, null, []]);
  });

  test("nobody hears news any longer who has stopped listening", () => {
    const heard: Happening[] = [];
    const stop = live.onStep((told) => heard.push(told));
    hear(welcome(), update());
    stop();
    hear(update({ seq: 4 }));
    expect(heard).toHaveLength(4);
    expect(news).toHaveLength(8);
  });

  test("answers close when they were going to, whatever else is told meanwhile", () => {
    hear(welcome({ answer: ANSWER }));
    const until = live.answerUntil;
    expect(until).toBe(performance.now() + 3000);
    vi.advanceTimersByTime(1000);
    hear(update({ seq: 2, events: [], answer: { ...ANSWER, declined: [2] } }));
    expect(live.answerUntil).toBe(until);
    hear(update({ answer: ANSWER }));
    expect(live.answerUntil).toBe(performance.now() + 3000);
    hear(update({ seq: 4, answer: { ...ANSWER, seconds: null } }));
    expect(live.answerUntil).toBeNull();
  });
});

describe("moves", () => {
  beforeEach(() => hear(welcome({ own: LEGAL })));

  test("one is sent once, however often it is chosen", () => {
    live.choose(move(1, "draw"));
    live.choose(move(1, "draw"));
    expect(line.sent).toEqual([{ type: "move", move: move(1, "draw").text, seq: 2, re: "m1" }]);
    expect([live.sending, live.busy]).toEqual([true, true]);
    hear(update());
    expect([live.sending, live.busy]).toEqual([false, false]);
  });

  test("none is sent again after a loss, and none while the line is down", () => {
    live.move("1 draw");
    line.listener.lost();
    expect(live.sending).toBe(false);
    live.move("1 draw");
    line.listener.opened();
    hear(welcome({ first: 2, events: [] }));
    expect(line.sent.filter(({ type }) => type === "move")).toHaveLength(1);
    live.move("1 draw");
    expect(line.sent.filter(({ type }) => type === "move")).toHaveLength(2);
  });

  test("one that has no answer within eight seconds was sent into a dead line", () => {
    live.move("1 draw");
    vi.advanceTimersByTime(7999);
    expect(line.done).toEqual(["ready"]);
    vi.advanceTimersByTime(1);
    expect(line.done).toEqual(["ready", "hung up"]);
    expect([live.link, live.sending]).toEqual(["lost", false]);
  });

  test("one that has an answer was not", () => {
    live.move("1 draw");
    hear(update());
    vi.advanceTimersByTime(60_000);
    expect(line.done).toEqual(["ready"]);
  });

  test("an illegal one is answered with the reason, until there is something to do", () => {
    live.move("1 play 200");
    hear(refused("too-fast", "m1"));
    expect([live.refusal?.code, live.sending]).toEqual(["too-fast", false]);
    hear(update({ own: OWN }));
    expect(live.refusal?.code).toBe("too-fast");
    hear(update({ seq: 4, own: LEGAL }));
    expect(live.refusal).toBeNull();
  });

  test("the answer to something else leaves it on its way", () => {
    live.move("1 draw");
    hear(refused("server-no-hint", "hint"));
    expect(live.sending).toBe(true);
    hear(refused("server-too-many-messages", null));
    expect(live.sending).toBe(false);
  });

  test("a reason is gone when it was read, or when something else is said", () => {
    hear(refused("too-fast", "m9"));
    live.dismiss();
    expect(live.refusal).toBeNull();
    hear(refused("too-fast", "m9"));
    live.say({ type: "ready" });
    expect(live.refusal).toBeNull();
    expect(line.sent).toEqual([{ type: "ready" }]);
  });
});

describe("answers and hints", () => {
  beforeEach(() => hear(welcome({ answer: ANSWER })));

  test("no answer is remembered for this question, and asked again after a loss", () => {
    live.decline();
    expect(line.sent).toEqual([{ type: "decline", seq: 2 }]);
    expect(live.declinedAt).toBe(2);
    line.listener.lost();
    hear(welcome({ first: 2, events: [], answer: ANSWER }));
    expect(live.declinedAt).toBeNull();
  });

  test("what could not be said was not said", () => {
    line.open = false;
    live.decline();
    live.askHint();
    expect([live.declinedAt, live.hinting]).toEqual([null, false]);
  });

  test("a hint is for the table as it is", () => {
    const hint = { type: "hint" as const, seq: 2, moves: [] };
    live.askHint();
    expect([live.hinting, live.hint]).toEqual([true, null]);
    hear(hint);
    expect([live.hinting, live.hint]).toEqual([false, hint]);
    hear(update());
    expect(live.hint).toBeNull();
    live.askHint();
    hear(hint);
    expect([live.hinting, live.hint]).toEqual([false, null]);
  });

  test("a hint that is refused, or lost, is no longer waited for", () => {
    live.askHint();
    hear(refused("server-no-hint", "hint"));
    expect(live.hinting).toBe(false);
    live.askHint();
    line.listener.lost();
    expect(live.hinting).toBe(false);
  });
});

describe("who one is", () => {
  beforeEach(() => hear(welcome()));

  test("another seat is told its story from the beginning", () => {
    live.become("other");
    expect(line.sent).toEqual([{ ...HELLO, token: "other" }]);
    expect([live.open, live.own, live.events]).toEqual([null, null, []]);
    hear(welcome({ seat: 2 }));
    expect([live.seat, live.events.length, news.length]).toEqual([2, 2, 0]);
  });

  test("a token that no longer holds is forgotten, and one looks on", () => {
    hear(refused("server-token", null));
    expect(localStorage.removeItem).toHaveBeenCalledWith("bornes-seat:t");
    expect(line.sent).toEqual([{ ...HELLO, token: null }]);
    expect(live.refusal).toBeNull();
  });

  test("another language is asked for once, from where one is", () => {
    live.speak("nl");
    expect(line.sent).toEqual([]);
    live.speak("fr");
    expect(line.sent).toEqual([{ ...HELLO, since: 2, language: "fr" }]);
  });
});

describe("one thing after the other", () => {
  const theirs = update({
    events: [drawn(2), { type: "card_discarded", seat: 2, card: "50" }, drawn(1)],
    open: { ...OPEN, discards: ["50"], draw_size: 88 },
    own: { ...LEGAL, hand: ["25", "stop", "75"] },
  });
  const mine: GameEvent = { type: "card_drawn", seat: 1, card: "75" };
  theirs.events[2] = mine;

  beforeEach(() => {
    hear(welcome({ open: { ...OPEN, turn: 2, to_act: 2 } }));
    slow = 1;
    hear(theirs);
  });

  test("the turn passes when all has been shown, and the log has told it before", () => {
    expect([live.showing, live.own?.legal, live.open?.turn]).toEqual([true, [], 2]);
    expect([live.open?.draw_size, live.open?.discards, live.seq]).toEqual([89, [], 2]);
    vi.advanceTimersByTime(20_000);
    expect([live.showing, live.own, live.open?.turn, live.seq]).toEqual([false, theirs.own, 1, 3]);
    expect(news.map(({ beat }) => beat).join(" ")).toBe(
      "fly land tell fly land tell fly land tell pass",
    );
    expect(live.events).toHaveLength(5);
  });

  test("a click shows the rest at once, in the same order, and nothing flies", () => {
    expect(live.skip()).toBe(true);
    expect([live.showing, live.own, live.seq]).toEqual([false, theirs.own, 3]);
    const rest = news.slice(1);
    expect(rest.every(({ time, skipped }) => time === 0 && skipped)).toBe(true);
    expect(rest.map(({ beat }) => beat).join(" ")).toBe(
      "land tell fly land tell fly land tell pass",
    );
    expect(live.skip()).toBe(false);
  });

  test("what is said about the table waits for its place", () => {
    hear({ type: "table", table: { ...TABLE, status: "over" } });
    expect(live.table?.status).toBe("playing");
    live.skip();
    expect(live.table?.status).toBe("over");
  });

  test("a lost line loses nothing of what was heard: one asks for what comes after it", () => {
    line.listener.lost();
    line.listener.opened();
    expect(line.sent.at(-1)).toMatchObject({ type: "hello", since: 3 });
    expect(live.events).toHaveLength(5);
  });

  test("a change of pace counts from the next step on", () => {
    slow = 0;
    vi.advanceTimersByTime(400);
    expect([live.showing, live.seq]).toEqual([false, 3]);
  });

  test("nothing is shown after the page has gone elsewhere", () => {
    live.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("who comes and goes", () => {
  const seats = (more: Partial<TableInfo["seats"][0]>): TableInfo => ({
    ...PEOPLE,
    seats: PEOPLE.seats.map((seat) => (seat.seat === 2 ? { ...seat, ...more } : seat)),
  });
  const PEOPLE = table("dujardin", ["Ann", "Bob"], "AB");

  test("it is noted, once, and where in the story it was", () => {
    hear(welcome({ table: PEOPLE }));
    const said: string[] = [];
    live.onComing(({ kind, name }) => said.push(`${name} ${kind}`));
    hear({ type: "table", table: seats({ present: false, grace: 30 }) });
    hear({ type: "table", table: seats({ present: false, grace: 20 }) });
    hear({ type: "table", table: seats({ present: false, level: "steady" }) });
    hear(update());
    hear({ type: "table", table: seats({}) });
    hear({ type: "table", table: seats({ kind: "open", name: null, level: "steady" }) });
    hear({ type: "table", table: seats({ name: "Chloé" }) });
    expect(said).toEqual(["Bob away", "Bob replaced", "Bob back", "Bob left", "Chloé taken"]);
    expect(live.comings.map(({ after }) => after)).toEqual([2, 2, 3, 3, 3]);
  });
});

describe("clocks and moves taken back", () => {
  const held = update({ seq: 4, undo: { seat: 1, seconds: 2 } });

  test("times are those of the message, from when it came", () => {
    hear(welcome({ table: { ...TABLE, times: { running: 1, left: [60, null] } } }));
    expect(live.times).toEqual({ running: 1, left: [60, null] });
    const before = live.timesAt;
    vi.advanceTimersByTime(1000);
    hear(update({ times: { running: 2, left: [59, 60] } }));
    expect(live.times?.running).toBe(2);
    expect(live.timesAt).toBeGreaterThan(before);
    hear({ type: "table", table: TABLE });
    expect(live.times).toBeNull();
  });

  test("a held move is taken back, or stands at a word; once", () => {
    hear(welcome(), held);
    line.sent.length = 0;
    live.takeBack();
    expect(line.sent).toEqual([{ type: "undo", seq: 4 }]);
    expect(live.goOn()).toBe(true);
    expect(live.goOn()).toBe(false);
    live.takeBack();
    expect(line.sent.slice(1)).toEqual([{ type: "go_on", seq: 4 }]);
  });

  test("where one goes on with one's turn nobody waits", () => {
    hear(welcome(), update({ seq: 4, undo: { seat: 1, seconds: null } }));
    expect(live.goOn()).toBe(false);
    expect(live.undo).not.toBeNull();
    hear(update({ seq: 5 }));
    expect(live.undo).toBeNull();
  });
});
