/** A browser's WebSocket and its events, without a browser. */

import { vi } from "vitest";

/** A WebSocket that opens, hears and closes when the test says so. */
export class FakeWebSocket {
  static readonly OPEN = 1;
  /** Every one that was made, the latest last. */
  static made: FakeWebSocket[] = [];

  readyState = 0;
  readonly sent: unknown[] = [];
  /** Whether the page has closed it. */
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((frame: { data: string }) => void) | null = null;
  onclose: ((close: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeWebSocket.made.push(this);
  }

  send(text: string): void {
    if (this.readyState !== FakeWebSocket.OPEN) throw new Error("it is not open");
    this.sent.push(JSON.parse(text));
  }

  /** As a browser does it: that it is closed is told later, by `fails`. */
  close(): void {
    this.closed = true;
    if (this.readyState !== 3) this.readyState = 2;
  }

  /** The server has answered. */
  opens(): void {
    this.readyState = FakeWebSocket.OPEN;
    this.onopen?.();
  }

  /** The server says something. */
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** It is closed, by the server, by the network or by the page. */
  fails(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  static get last(): FakeWebSocket {
    const last = FakeWebSocket.made.at(-1);
    if (last === undefined) throw new Error("no connection was tried");
    return last;
  }
}

/** Events of the window, and whether the page is in the background. */
export type FakeWindow = { fire: (event: string) => void; hide: (hidden: boolean) => void };

/** Put the fakes in place, with time that stands still; waits are neither shortened nor lengthened. */
export function fakeBrowser(): FakeWindow {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  FakeWebSocket.made = [];
  const events = new EventTarget();
  const page = { hidden: false };
  vi.stubGlobal("WebSocket", FakeWebSocket);
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("removeEventListener", events.removeEventListener.bind(events));
  return {
    fire: (event) => void events.dispatchEvent(new Event(event)),
    hide: (hidden) => void (page.hidden = hidden),
  };
}

/** Put everything back as it was. */
export function realBrowser(): void {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}

/** Local storage as a browser has it: what is kept are properties of their own. */
export function storage(kept: Record<string, string>): void {
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void Reflect.deleteProperty(kept, key),
  };
  vi.stubGlobal("localStorage", Object.setPrototypeOf(kept, methods));
}
