/** The connection: opening, losing, coming back, ending. It runs on a fake WebSocket and fake time. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Message } from "../../src/net/protocol";
import { DAMAGED, NO_TABLE, Socket, TOO_MANY } from "../../src/net/socket";
import { fakeBrowser, FakeWebSocket, realBrowser, type FakeWindow } from "../support/browser";

const ADDRESS = "ws://bornes.example/api/tables/t/live";
let window: FakeWindow;
let told: unknown[];
let socket: Socket;

beforeEach(() => {
  window = fakeBrowser();
  told = [];
  socket = new Socket(ADDRESS, {
    opened: () => told.push("opened"),
    heard: (message: Message) => told.push(message.type),
    lost: () => told.push("lost"),
    ended: (code) => told.push(code),
  });
});
afterEach(realBrowser);

/** A connection that the server knows. */
function live(): FakeWebSocket {
  FakeWebSocket.last.opens();
  socket.ready();
  told = [];
  return FakeWebSocket.last;
}

/** The time until the next attempt, in milliseconds. */
function waited(): number {
  const before = Date.now();
  const count = FakeWebSocket.made.length;
  vi.advanceTimersToNextTimer();
  expect(FakeWebSocket.made).toHaveLength(count + 1);
  return Date.now() - before;
}

describe("opening", () => {
  test("it connects at once, and tells when it is open", () => {
    expect(FakeWebSocket.made.map(({ address }) => address)).toEqual([ADDRESS]);
    expect(told).toEqual([]);
    FakeWebSocket.last.opens();
    expect(told).toEqual(["opened"]);
  });

  test("nothing is sent before it is open, nor kept for later", () => {
    expect(socket.send({ type: "ready" })).toBe(false);
    FakeWebSocket.last.opens();
    expect(FakeWebSocket.last.sent).toEqual([]);
    expect(socket.send({ type: "ready" })).toBe(true);
    expect(FakeWebSocket.last.sent).toEqual([{ type: "ready" }]);
  });

  test("messages are passed on in their order", () => {
    const line = live();
    for (const type of ["welcome", "table", "update", "pong", "update"]) line.says({ type });
    expect(told).toEqual(["welcome", "table", "update", "pong", "update"]);
  });
});

describe("loss", () => {
  test("it is told once, and tried again", () => {
    live().fails();
    expect(told).toEqual(["lost"]);
    expect(waited()).toBe(500);
    FakeWebSocket.last.opens();
    expect(told).toEqual(["lost", "opened"]);
  });

  test("what was sent before is not sent again", () => {
    const first = live();
    socket.send({ type: "move", move: "1 draw", seq: 3 });
    first.fails();
    waited();
    FakeWebSocket.last.opens();
    expect(FakeWebSocket.last.sent).toEqual([]);
    expect(first.sent).toHaveLength(1);
  });

  test("the waits double up to eight seconds", () => {
    live().fails();
    const waits = [1, 2, 3, 4, 5, 6, 7].map(() => {
      const wait = waited();
      FakeWebSocket.last.fails();
      return wait;
    });
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
  });

  test("they begin anew when the server knows us, not when it merely opens", () => {
    live().fails();
    waited();
    FakeWebSocket.last.opens();
    FakeWebSocket.last.fails();
    expect(waited()).toBe(1000);
    live().fails();
    expect(waited()).toBe(500);
  });

  test("they are spread by a quarter, so that not all come back at once", () => {
    const random = vi.spyOn(Math, "random").mockReturnValue(0);
    live().fails();
    expect(waited()).toBe(375);
    random.mockReturnValue(1);
    FakeWebSocket.last.fails();
    expect(waited()).toBe(1250);
  });

  test("one that never opened is tried again too", () => {
    FakeWebSocket.last.fails();
    expect(told).toEqual(["lost"]);
    expect(waited()).toBe(500);
  });

  test("an old connection is no longer listened to", () => {
    const old = live();
    socket.hangUp();
    waited();
    FakeWebSocket.last.opens();
    told = [];
    old.says({ type: "update" });
    old.fails();
    old.fails(NO_TABLE);
    expect(told).toEqual([]);
    expect(FakeWebSocket.made).toHaveLength(2);
  });
});

describe("the network of the device", () => {
  test("offline: a live connection is given up at once", () => {
    const line = live();
    window.fire("offline");
    expect(line.closed).toBe(true);
    expect(told).toEqual(["lost"]);
    expect(socket.send({ type: "ready" })).toBe(false);
    line.fails();
    expect(told).toEqual(["lost"]);
    expect(vi.getTimerCount()).toBe(1);
  });

  test("online: it is tried at once, and only once", () => {
    live();
    window.fire("offline");
    window.fire("online");
    expect(FakeWebSocket.made).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(FakeWebSocket.made).toHaveLength(2);
  });

  test("one that is on its way is given up for a newer one", () => {
    live().fails();
    waited();
    const slow = FakeWebSocket.last;
    window.fire("online");
    expect(slow.closed).toBe(true);
    slow.opens();
    FakeWebSocket.last.opens();
    expect(told).toEqual(["lost", "opened"]);
  });

  test("a page that comes to the front tries at once, one in the background does not", () => {
    live().fails();
    window.hide(true);
    window.fire("visibilitychange");
    expect(FakeWebSocket.made).toHaveLength(1);
    window.hide(false);
    window.fire("visibilitychange");
    expect(FakeWebSocket.made).toHaveLength(2);
  });

  test("nothing of it touches a connection that is live, or that was never known", () => {
    window.fire("offline");
    window.fire("online");
    expect(FakeWebSocket.made).toHaveLength(1);
    live();
    window.fire("online");
    window.fire("visibilitychange");
    expect(FakeWebSocket.made).toHaveLength(1);
    expect(told).toEqual([]);
  });
});

describe("heartbeats", () => {
  const BEAT = 25_000;

  test("the server is asked from time to time, once it knows us", () => {
    FakeWebSocket.last.opens();
    vi.advanceTimersByTime(2 * BEAT);
    expect(FakeWebSocket.last.sent).toEqual([]);
    const line = live();
    vi.advanceTimersByTime(BEAT);
    expect(line.sent).toEqual([{ type: "ping" }]);
    line.says({ type: "pong" });
    vi.advanceTimersByTime(BEAT);
    expect(line.sent).toEqual([{ type: "ping" }, { type: "ping" }]);
    expect(told).toEqual(["pong"]);
  });

  test("one that does not answer is dead", () => {
    const line = live();
    vi.advanceTimersByTime(2 * BEAT);
    expect(line.closed).toBe(true);
    expect(line.sent).toEqual([{ type: "ping" }]);
    expect(told).toEqual(["lost"]);
    expect(waited()).toBe(500);
  });

  test("being known twice makes them no faster", () => {
    const line = live();
    socket.ready();
    vi.advanceTimersByTime(BEAT);
    expect(line.sent).toEqual([{ type: "ping" }]);
  });

  test("none are sent into a lost connection", () => {
    live().fails();
    waited();
    FakeWebSocket.last.opens();
    vi.advanceTimersByTime(2 * BEAT);
    expect(FakeWebSocket.last.sent).toEqual([]);
  });
});

describe("the end", () => {
  test.each([NO_TABLE, DAMAGED, TOO_MANY])("code %i ends it for good", (code) => {
    live().fails(code);
    expect(told).toEqual([code]);
    window.fire("online");
    vi.advanceTimersByTime(60_000);
    expect(FakeWebSocket.made).toHaveLength(1);
  });

  test.each([1000, 1001, 1006, 1011, 1012, 4000])("code %i does not", (code) => {
    live().fails(code);
    expect(told).toEqual(["lost"]);
    expect(waited()).toBe(500);
  });

  test("closing it ends everything: timers, events, messages", () => {
    const line = live();
    socket.close();
    expect(line.closed).toBe(true);
    line.says({ type: "update" });
    line.fails();
    window.fire("offline");
    window.fire("online");
    socket.ready();
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([]);
    expect(FakeWebSocket.made).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("closing it while it waits ends the waiting", () => {
    live().fails();
    socket.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});
