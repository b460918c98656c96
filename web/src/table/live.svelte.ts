/** A table as the server tells it, and what one can say there. */

import { lookForVersion } from "../net/device/version.svelte";
import { lineHere } from "../net/device/link";
import { liveAddress } from "../net/api";
import { forgetToken } from "../net/keys";
import type {
  AnswerInfo,
  ClockTimes,
  GameEvent,
  Hint,
  Message,
  MoveInfo,
  OpenTable,
  Own,
  Problem,
  Request,
  TableInfo,
  UndoInfo,
} from "../net/protocol";
import { PROTOCOL_VERSION } from "../net/protocol";
import { DAMAGED, NO_TABLE, Socket, TOO_MANY, type Listener } from "../net/socket";
import { Spoken } from "./phrases/spoken.svelte";
import type { Coach } from "../help/guide/coach.svelte";
import type { Guide } from "../help/guide/guide.svelte";
import type { Language } from "../words/messages.svelte";
import { comingsBetween, type Coming } from "./flow/comings";
import { TEMPO_HERE, type Tempo } from "./flow/pace.svelte";
import { sharing } from "./flow/same";
import { Sequencer } from "./flow/sequencer";
import { stepsOf, type Beat, type Beaten, type Shown } from "./flow/steps";

/** How the connection is: `gone` means that it won't come back. */
export type Link = "connecting" | "live" | "lost" | "gone";
export type Gone =
  "no_table" | "damaged" | "handed_over" | "too_many_connections" | "version" | "carried";

/** Something is being shown: for so long, or not at all because nobody wants to wait. */
export type Happening = { beat: Beat; event: GameEvent | null; time: number; skipped: boolean };

/** What a table needs of its connection. */
export type Line = Pick<Socket, "send" | "ready" | "hangUp" | "close">;

/** What one says for everybody who plays on this device. */
const TOGETHER = new Set<Request["type"]>(["ready", "abandon", "rematch", "leave", "offer_seat"]);
const ANSWERED_WITHIN = 8000; // a move that has no answer by then was sent into a dead line
const ENDINGS: Record<number, Gone> = {
  [NO_TABLE]: "no_table",
  [DAMAGED]: "damaged",
  [TOO_MANY]: "too_many_connections",
};

/** The table, as one seat or a spectator sees it. */
export class LiveTable {
  link = $state<Link>("connecting");
  gone = $state<Gone | null>(null);
  /** What the table is called where it goes on, if it has left this device and that is known. */
  there = $state<string | null>(null);
  seat = $state<number | null>(null);
  table = $state.raw<TableInfo | null>(null);
  open = $state.raw<OpenTable | null>(null);
  own = $state.raw<Own | null>(null);
  answer = $state.raw<AnswerInfo | null>(null);
  /** When the answers close, on the clock of `performance.now()`. */
  answerUntil = $state<number | null>(null);
  /** How much time everybody has left, as it was at `timesAt`, on the clock of `performance.now()`. */
  times = $state.raw<ClockTimes | null>(null);
  timesAt = $state(0);
  /** That the last move may be taken back, and until when, if a clock decides that. */
  undo = $state.raw<(UndoInfo & { until: number | null }) | null>(null);
  /** The events of this match, all that one may see. */
  events = $state.raw<GameEvent[]>([]);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  refusal = $state.raw<Problem | null>(null);
  /** In words, that the server can't keep anything just now; a move waits until it can. */
  unkept = $state<string | null>(null);
  /** Whether a move is on its way. */
  sending = $state(false);
  /** Whether nothing can be said just now: a move is on its way, or the line is down. */
  readonly busy = $derived(this.sending || this.link !== "live");
  /** How many events there were when one had no answer to the last of them. */
  declinedAt = $state<number | null>(null);
  /** When the server last told the table, on the clock of `performance.now()`. */
  tableAt = $state(0);
  seq = 0;
  /** The same table as it is told to the others who play on this device. */
  companions: readonly LiveTable[] = [];
  /** What the people at the table say to each other. */
  readonly spoken: Spoken;

  /** What speaks at a guided hand. */
  guide = $state.raw<Guide | null>(null);
  /** What speaks where another move is clearly better. */
  coach = $state.raw<Coach | null>(null);

  /** Whether something is still being shown that has happened already. */
  showing = $state(false);
  /** Who left, came back or was replaced, and after how many events. */
  comings = $state.raw<Coming[]>([]);

  readonly #line: Line;
  readonly #flow: Sequencer;
  /** The last that was heard, which may be ahead of what is shown. */
  #latest: Shown = { open: null, own: null, answer: null };
  #overdue: ReturnType<typeof setTimeout> | undefined;
  #listeners = new Set<(step: Happening) => void>();
  #arrivals = new Set<(coming: Coming) => void>();
  #pending: string | null = null;
  #count = 0;

  constructor(
    readonly id: string,
    private token: string | null,
    private language: Language,
    connect: (listener: Listener) => Line = (listener) =>
      new Socket(liveAddress(id), listener, lineHere(id)),
    private readonly tempo: Tempo = TEMPO_HERE,
  ) {
    this.spoken = new Spoken(id);
    this.#flow = new Sequencer(tempo.speed, (running) => (this.showing = running));
    this.#line = connect({
      opened: () => this.#hello(),
      heard: (message) => this.#hear(message),
      lost: () => this.#lost(),
      ended: (code) => this.#end(ENDINGS[code] ?? "no_table"),
    });
  }

  /**
   * Hear of every step that is shown; the answer ends it. A flight is told before cards leave
   * their places, everything else when it is there.
   */
  onStep(listener: (step: Happening) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Hear of whoever leaves, comes back or is replaced; the answer ends it. */
  onComing(listener: (coming: Coming) => void): () => void {
    this.#arrivals.add(listener);
    return () => this.#arrivals.delete(listener);
  }

  /** Show at once whatever has happened; whether there was anything left to show. */
  skip(): boolean {
    return this.#flow.skip();
  }

  /** What opens the seat. */
  get key(): string | null {
    return this.token;
  }

  /** Become somebody else: a seat was taken, or handed over. */
  become(token: string | null): void {
    this.skip();
    this.token = token;
    // Another seat has seen other cards: its story is told from the beginning.
    this.seq = 0;
    this.#newMatch();
    this.#hello();
  }

  /** Hear texts in another language from now on. */
  speak(language: Language): void {
    if (language === this.language) return;
    this.language = language;
    this.hint = null;
    this.#hello();
  }

  /** Try a move, as it is written; whether it is tried. An illegal one is answered with the reason. */
  move(text: string): boolean {
    if (this.busy || this.#holds(text)) return false;
    this.refusal = null;
    this.coach?.made(text);
    this.#pending = `m${++this.#count}`;
    this.sending = this.#line.send({ type: "move", move: text, seq: this.seq, re: this.#pending });
    this.#overdue = setTimeout(() => this.#line.hangUp(), ANSWERED_WITHIN);
    return true;
  }

  /** Whether whoever speaks at the table has something to say before a move is made. */
  #holds(text: string): boolean {
    return (this.guide?.holds(text) ?? false) || (this.coach?.holds(text) ?? false);
  }

  /** Choose a legal move; whether it is made. */
  choose(move: MoveInfo): boolean {
    return this.move(move.text);
  }

  /** No answer from me. */
  decline(): void {
    const pass = this.own?.legal.find((move) => move.verb === "pass");
    if (pass !== undefined && this.#holds(pass.text)) return;
    if (pass !== undefined) this.coach?.made(pass.text);
    if (this.#line.send({ type: "decline", seq: this.seq })) this.declinedAt = this.seq;
  }

  /** Take one's last move back. */
  takeBack(): void {
    if (this.undo !== null) this.#line.send({ type: "undo", seq: this.seq });
  }

  /** One's last move stands: nobody need wait. Whether anybody did. */
  goOn(): boolean {
    const waits = this.undo !== null && this.undo.until !== null && this.undo.seat === this.seat;
    if (waits) this.#line.send({ type: "go_on", seq: this.seq });
    if (waits) this.undo = null;
    return waits;
  }

  /** Play on oneself after a bot has taken over. */
  back(): void {
    this.#hello();
  }

  /** What would a strong player do? A coach that is not told goes without. */
  askHint(re: "hint" | "coach" = "hint"): void {
    this.hinting = this.#line.send({ type: "hint", re });
  }

  /** Say something that needs no more than its name. */
  say(
    wish: Extract<
      Request,
      { type: "ready" | "abandon" | "rematch" | "leave" | "offer_seat" | "fill_seat" | "say" }
    >,
  ): void {
    this.refusal = null;
    this.#line.send(wish);
    if (TOGETHER.has(wish.type)) for (const each of this.companions) each.#line.send(wish);
  }

  /** The refusal has been read. */
  dismiss(): void {
    this.refusal = null;
  }

  /** End the connection for good. */
  close(): void {
    this.skip();
    clearTimeout(this.#overdue);
    this.#line.close();
  }

  #answered(): void {
    clearTimeout(this.#overdue);
    this.sending = false;
  }

  #hello(): void {
    // What is still to be shown has been heard: it is not asked for again.
    this.skip();
    this.#line.send({
      type: "hello",
      version: PROTOCOL_VERSION,
      token: this.token,
      since: this.seq,
      language: this.language,
    });
  }

  #lost(): void {
    this.#answered();
    this.unkept = null;
    this.hinting = false;
    this.link = this.table === null ? "connecting" : "lost";
  }

  #end(why: Gone): void {
    this.#answered();
    this.hinting = false;
    this.gone = why;
    this.link = "gone";
    this.#line.close();
  }

  #hear(message: Message): void {
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "update":
        return this.#update(message);
      case "table": {
        const heard = performance.now();
        this.#flow.add([
          { lasts: 0, ends: false, run: () => this.#setTable(message.table, heard) },
        ]);
        return;
      }
      case "hint":
        this.hinting = false;
        if (message.seq === this.seq) this.hint = message;
        this.coach?.heard(message);
        return;
      case "said":
        return this.spoken.hear(message.seat, message.phrase);
      case "refused":
        return this.#refused(message);
      case "storage":
        this.unkept = message.works ? null : message.text;
        // The line is not dead: the server has the move, and answers once it is kept.
        clearTimeout(this.#overdue);
        return;
      case "bye":
        if (message.reason === "handed_over") this.#end("handed_over");
        return;
      case "done":
      case "pong":
        return;
    }
  }

  #refused(problem: Problem): void {
    if (problem.re === "hint" || problem.re === "coach") this.hinting = false;
    if (problem.re === "coach") return;
    // A message that was not even read, because there were too many, has no number.
    if (problem.re === this.#pending || !problem.re) this.#answered();
    if (problem.code === "server-version") {
      void lookForVersion();
      return this.#end("version");
    }
    if (problem.code === "server-carried-away" || problem.code === "server-carrying") {
      this.there = problem.details["table"] ?? null;
      return this.#end("carried");
    }
    if (problem.code === "server-token") {
      forgetToken(this.id, this.token);
      return this.become(null);
    }
    this.refusal = problem;
  }

  #setTable(table: TableInfo, heard = performance.now()): void {
    this.#setTimes(table.times, heard);
    if (this.table !== null && table.match !== this.table.match) this.#newMatch();
    else if (this.table !== null) this.#noteComings(this.table, table);
    this.table = sharing(this.table, table);
    this.tableAt = performance.now();
  }

  #setTimes(times: ClockTimes | null | undefined, heard: number): void {
    // What was told before is not told anew by what was only shown later.
    if (heard < this.timesAt) return;
    this.times = times ?? null;
    this.timesAt = heard;
  }

  #setUndo(undo: UndoInfo | null | undefined, heard: number): void {
    const seconds = undo?.seconds ?? null;
    this.undo =
      undo == null ? null : { ...undo, until: seconds === null ? null : heard + seconds * 1000 };
  }

  #newMatch(): void {
    this.events = [];
    this.comings = [];
    this.open = null;
    this.own = null;
    this.#latest = { open: null, own: null, answer: null };
  }

  #noteComings(before: TableInfo, now: TableInfo): void {
    const found = comingsBetween(before, now, this.seat, this.events.length, this.comings);
    if (found.length === 0) return;
    this.comings = [...this.comings, ...found];
    for (const listener of this.#arrivals) for (const coming of found) listener(coming);
  }

  #welcome(message: Extract<Message, { type: "welcome" }>): void {
    this.skip();
    const fresh = message.first !== this.seq || this.open === null;
    this.#line.ready();
    this.link = "live";
    this.#answered();
    // What was said into a dead line was not heard: the question is asked again.
    this.declinedAt = null;
    this.seat = message.seat;
    this.#setTable(message.table);
    this.#setUndo(message.undo, performance.now());
    // A welcome whose first event is not the one we lack begins a match, or another seat's story.
    this.events = message.first === this.seq ? [...this.events, ...message.events] : message.events;
    this.seq = message.seq;
    const { open, own, answer } = message;
    this.#latest = { open, own, answer };
    this.#show(this.#latest, closing(answer));
    // What one has missed is told, and not played again.
    if (!fresh && open !== null)
      for (const event of message.events)
        this.#tell({ beat: "tell", event, time: 0, skipped: true });
  }

  #update(message: Extract<Message, { type: "update" }>): void {
    this.#answered();
    const { open, own, answer } = message;
    const after = sharing(this.#latest, { open, own, answer });
    const until = closing(answer);
    const heard = performance.now();
    const moment = 1000 * (this.table?.bot_delay ?? 0);
    const steps = stepsOf(
      this.#latest,
      after,
      message.events,
      this.seat,
      this.tempo.moves(),
      moment,
    );
    this.#latest = after;
    this.#flow.add(
      steps.map((step) => ({
        lasts: step.lasts,
        ends: step.beat === "pass",
        run: (time, skipped) =>
          this.#step(step, { ...message, ...after }, { until, heard }, { time, skipped }),
      })),
    );
  }

  #step(
    { beat, event, shown }: Beaten,
    message: Extract<Message, { type: "update" }>,
    at: { until: number | null; heard: number },
    how: { time: number; skipped: boolean },
  ): void {
    const told = { beat, event, ...how };
    if (beat === "fly") this.#tell(told);
    if (beat === "tell" && event !== null) this.events = [...this.events, event];
    if (beat === "pass") this.#pass(message, at.until, at.heard);
    else this.#show(shown, null);
    if (beat !== "fly") this.#tell(told);
  }

  /** All of a message has been shown: from here on one can act on it. */
  #pass(message: Extract<Message, { type: "update" }>, until: number | null, heard: number): void {
    this.#setTimes(message.times, heard);
    this.#setUndo(message.undo, heard);
    // Answers that are still open close when they were going to.
    const before = message.seq === this.seq ? this.answerUntil : null;
    this.seq = message.seq;
    this.hint = null;
    // An old reason is in the way as soon as there is something to do.
    if ((message.own?.legal.length ?? 0) > 0) this.refusal = null;
    this.#show(message, until === null ? null : (before ?? until));
  }

  #show({ open, own, answer }: Shown, until: number | null): void {
    this.open = open;
    this.own = own;
    this.answer = answer;
    this.answerUntil = until;
  }

  #tell(step: Happening): void {
    for (const listener of this.#listeners) listener(step);
  }
}

/** When answers close, on the clock of `performance.now()`. */
function closing(answer: AnswerInfo | null): number | null {
  const seconds = answer?.seconds ?? null;
  return seconds === null ? null : performance.now() + seconds * 1000;
}
