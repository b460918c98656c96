/** A table as it is now: one connection that comes back by itself, and what it has told. */

import type {
  AnswerInfo,
  Card,
  GameEvent,
  Hint,
  Message,
  MoveInfo,
  OpenTable,
  Own,
  Problem,
  Request,
  TableInfo,
} from "../net/protocol";
import { PROTOCOL_VERSION } from "../net/protocol";
import type { Language } from "../words/messages.svelte";
import { forgetToken } from "../net/keys";

/** How the connection is: `gone` means that it won't come back by itself. */
export type Link = "connecting" | "live" | "lost" | "gone";
export type Gone = "no_table" | "handed_over" | "too_many_connections" | "version";

/** New events, and one's hand before them: what moves on the screen follows from it. */
export type News = { events: GameEvent[]; handBefore: Card[] };

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const STILL_THERE = 25_000;
const ANSWERED_WITHIN = 8000; // a move that has no answer by then was sent into a dead line
const NO_TABLE = 4404;
const CUT = 1006;
const TOO_MANY = 1008;

/** One's connection to a table. */
export class LiveTable {
  link = $state<Link>("connecting");
  gone = $state<Gone | null>(null);
  seat = $state<number | null>(null);
  table = $state.raw<TableInfo | null>(null);
  open = $state.raw<OpenTable | null>(null);
  own = $state.raw<Own | null>(null);
  answer = $state.raw<AnswerInfo | null>(null);
  /** When the answers close, on the clock of `performance.now()`. */
  answerUntil = $state<number | null>(null);
  /** The events of this match, all that one may see. */
  events = $state.raw<GameEvent[]>([]);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  refusal = $state.raw<Problem | null>(null);
  /** Whether a move is on its way. */
  sending = $state(false);
  /** Whether nothing can be said just now: a move is on its way, or the line is down. */
  readonly busy = $derived(this.sending || this.link !== "live");
  /** How many events there were when one had no answer to the last of them. */
  declinedAt = $state<number | null>(null);
  /** When the server last told the table, on the clock of `performance.now()`. */
  tableAt = $state(0);
  seq = 0;

  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #overdue: ReturnType<typeof setTimeout> | undefined;
  #listeners = new Set<(news: News) => void>();
  #closed = false;
  #pending: string | null = null;
  #count = 0;
  /** Whether nothing was heard since the last ping. */
  #silent = false;

  constructor(
    readonly id: string,
    private token: string | null,
    private language: Language,
  ) {
    addEventListener("online", this.#now);
    addEventListener("offline", this.#hangUp);
    addEventListener("visibilitychange", this.#now);
    this.#connect();
  }

  /** Hear of new events as they come; the answer ends it. */
  onNews(listener: (news: News) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Become somebody else: a seat was taken, or handed over. */
  become(token: string | null): void {
    this.token = token;
    // Another seat has seen other cards: its story is told from the beginning.
    this.seq = 0;
    this.events = [];
    this.open = null;
    this.own = null;
    this.#hello();
  }

  /** Hear texts in another language from now on. */
  speak(language: Language): void {
    if (language === this.language) return;
    this.language = language;
    this.hint = null;
    this.#hello();
  }

  /** Try a move, as it is written. An illegal one is answered with the reason. */
  move(text: string): void {
    if (this.busy) return;
    this.refusal = null;
    this.#pending = `m${++this.#count}`;
    this.sending = this.#send({ type: "move", move: text, seq: this.seq, re: this.#pending });
    this.#overdue = setTimeout(this.#hangUp, ANSWERED_WITHIN);
  }

  /** Choose a legal move. */
  choose(move: MoveInfo): void {
    this.move(move.text);
  }

  /** No answer from me. */
  decline(): void {
    if (this.#send({ type: "decline", seq: this.seq })) this.declinedAt = this.seq;
  }

  /** What would a strong player do? */
  askHint(): void {
    this.hinting = this.#send({ type: "hint", re: "hint" });
  }

  /** Say something that needs no more than its name. */
  say(
    wish: Extract<Request, { type: "ready" | "abandon" | "rematch" | "leave" | "fill_seat" }>,
  ): void {
    this.refusal = null;
    this.#send(wish);
  }

  /** The refusal has been read. */
  dismiss(): void {
    this.refusal = null;
  }

  /** End the connection for good. */
  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#hangUp);
    removeEventListener("visibilitychange", this.#now);
    clearTimeout(this.#timer);
    clearTimeout(this.#overdue);
    clearInterval(this.#beat);
    this.#socket?.close();
  }

  #answered(): void {
    clearTimeout(this.#overdue);
    this.sending = false;
  }

  readonly #now = (): void => {
    if (this.link === "lost" && !document.hidden) {
      clearTimeout(this.#timer);
      this.#connect();
    }
  };

  // A connection can be dead without knowing it: nobody says goodbye when a network goes.
  readonly #hangUp = (): void => {
    if (this.link !== "live") return;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#lost(CUT);
  };

  #connect(): void {
    if (this.#closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live`);
    // One that is still on its way is given up: only the last one is listened to.
    this.#socket?.close();
    this.#socket = socket;
    socket.onopen = () => {
      if (socket === this.#socket) this.#hello();
    };
    socket.onmessage = (frame) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(frame.data)) as Message);
    };
    socket.onclose = (close) => {
      if (socket === this.#socket) this.#lost(close.code);
    };
  }

  #hello(): void {
    this.#send({
      type: "hello",
      version: PROTOCOL_VERSION,
      token: this.token,
      since: this.seq,
      language: this.language,
    });
  }

  #send(request: Request): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(request));
    return true;
  }

  #lost(code: number): void {
    clearInterval(this.#beat);
    this.#answered();
    this.hinting = false;
    if (this.#closed || this.link === "gone") return;
    if (code === NO_TABLE) return this.#end("no_table");
    if (code === TOO_MANY) return this.#end("too_many_connections");
    this.link = this.table === null ? "connecting" : "lost";
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #end(why: Gone): void {
    this.gone = why;
    this.link = "gone";
  }

  #stillThere(): void {
    if (this.#silent) return this.#hangUp();
    this.#silent = true;
    this.#send({ type: "ping" });
  }

  #hear(message: Message): void {
    this.#silent = false;
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "update":
        return this.#update(message);
      case "table":
        this.#setTable(message.table);
        return;
      case "hint":
        this.hinting = false;
        if (message.seq === this.seq) this.hint = message;
        return;
      case "refused":
        return this.#refused(message);
      case "bye":
        if (message.reason === "handed_over") this.#end("handed_over");
        return;
      case "done":
      case "pong":
        return;
    }
  }

  #refused(problem: Problem): void {
    if (problem.re === "hint") this.hinting = false;
    // A message that was not even read, because there were too many, has no number.
    if (problem.re === this.#pending || !problem.re) this.#answered();
    if (problem.code === "server-version") return this.#end("version");
    if (problem.code === "server-token") {
      forgetToken(this.id);
      return this.become(null);
    }
    this.refusal = problem;
  }

  #setTable(table: TableInfo): void {
    if (this.table !== null && table.match !== this.table.match) this.#newMatch();
    this.table = table;
    this.tableAt = performance.now();
  }

  #newMatch(): void {
    this.events = [];
    this.open = null;
    this.own = null;
  }

  #welcome(message: Extract<Message, { type: "welcome" }>): void {
    const fresh = message.first !== this.seq || this.open === null;
    this.#wait = FIRST_WAIT;
    this.link = "live";
    this.#answered();
    // What was said into a dead line was not heard: the question is asked again.
    this.declinedAt = null;
    this.seat = message.seat;
    this.#setTable(message.table);
    // A welcome whose first event is not the one we lack begins a match, or another seat's story.
    this.events = message.first === this.seq ? [...this.events, ...message.events] : message.events;
    this.seq = message.seq;
    const handBefore = this.own?.hand ?? [];
    this.#show(message.open, message.own, message.answer);
    if (!fresh && message.open !== null && message.events.length > 0)
      this.#tell({ events: message.events, handBefore });
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#stillThere(), STILL_THERE);
  }

  #update(message: Extract<Message, { type: "update" }>): void {
    const news = { events: message.events, handBefore: this.own?.hand ?? [] };
    const until = message.seq === this.seq ? this.answerUntil : null;
    this.seq = message.seq;
    this.events = [...this.events, ...message.events];
    this.#answered();
    this.hint = null;
    // An old reason is in the way as soon as there is something to do.
    if ((message.own?.legal.length ?? 0) > 0) this.refusal = null;
    this.#show(message.open, message.own, message.answer);
    // Answers that are still open close when they were going to.
    if (this.answerUntil !== null) this.answerUntil = until ?? this.answerUntil;
    this.#tell(news);
  }

  #show(open: OpenTable | null, own: Own | null, answer: AnswerInfo | null): void {
    this.open = open;
    this.own = own;
    this.answer = answer;
    const seconds = answer?.seconds ?? null;
    this.answerUntil = seconds === null ? null : performance.now() + seconds * 1000;
  }

  #tell(news: News): void {
    for (const listener of this.#listeners) listener(news);
  }
}
