/** A connection to the server that comes back by itself. It knows messages, but no table. */

import type { DeviceLine } from "./device/link";
import type { Message, Request } from "./protocol";

/** What is told of a connection. */
export type Listener = {
  /** It is open: time to say who one is. */
  opened: () => void;
  /** The server said something. */
  heard: (message: Message) => void;
  /** It broke, and is tried again. */
  lost: () => void;
  /** The server ended it for good, with one of the codes below. */
  ended: (code: number) => void;
};

/** There is no such table. */
export const NO_TABLE = 4404;
/** What the server has kept of the table is damaged. */
export const DAMAGED = 4500;
/** One has too many connections already. */
export const TOO_MANY = 1008;

const FINAL = [NO_TABLE, DAMAGED, TOO_MANY];
const CUT = 1006;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const STILL_THERE = 25_000;

/** How it is: `new` until the server knows us, `lost` while one that it knew is down. */
type State = "new" | "live" | "lost" | "closed";

export class Socket {
  #state: State = "new";
  #socket: WebSocket | DeviceLine | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  /** Whether nothing was heard since the last ping. */
  #silent = false;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    /** What takes the place of a WebSocket at a table of this device. */
    private readonly here: (() => DeviceLine) | null = null,
  ) {
    addEventListener("online", this.#now);
    if (here === null) addEventListener("offline", this.#offline);
    addEventListener("visibilitychange", this.#now);
    this.#connect();
  }

  /** Send a request, if the connection is open; whether it was sent. Nothing is kept for later. */
  send(request: Request): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(request));
    return true;
  }

  /** The server knows us: from now on it is asked from time to time whether it is still there. */
  ready(): void {
    if (this.#state === "closed") return;
    this.#state = "live";
    this.#wait = FIRST_WAIT;
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#stillThere(), STILL_THERE);
  }

  /** Give a live connection up for dead: nobody says goodbye when a network goes. */
  hangUp(): void {
    if (this.#state !== "live") return;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#lost(CUT);
  }

  /** End it for good. */
  close(): void {
    this.#state = "closed";
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#offline);
    removeEventListener("visibilitychange", this.#now);
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    this.#socket?.close();
  }

  readonly #offline = (): void => this.hangUp();

  readonly #now = (): void => {
    if (this.#state !== "lost" || document.hidden) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    const socket = this.here?.() ?? new WebSocket(this.address);
    // One that is still on its way is given up: only the last one is listened to.
    this.#socket?.close();
    this.#socket = socket;
    const current = (): boolean => socket === this.#socket && this.#state !== "closed";
    socket.onopen = () => {
      if (current()) this.listener.opened();
    };
    socket.onmessage = (frame: { data: unknown }) => {
      if (current()) this.#hear(JSON.parse(String(frame.data)) as Message);
    };
    socket.onclose = (close: { code: number }) => {
      if (current()) this.#lost(close.code);
    };
  }

  #hear(message: Message): void {
    this.#silent = false;
    this.listener.heard(message);
  }

  #lost(code: number): void {
    clearInterval(this.#beat);
    if (FINAL.includes(code)) {
      this.close();
      this.listener.ended(code);
      return;
    }
    if (this.#state === "live") this.#state = "lost";
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    this.listener.lost();
  }

  #stillThere(): void {
    if (this.#silent) return this.hangUp();
    this.#silent = true;
    this.send({ type: "ping" });
  }
}
