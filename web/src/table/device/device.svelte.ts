/**
 * Several people on one device: each seat has its own view of the table, and only the one of
 * whoever has the device is shown. Who gets it next is seen from what everybody may know.
 */

import { silence } from "../../app/announce.svelte";
import { forgetToken, tokensFor } from "../../net/keys";
import type { AnswerInfo, OpenTable, TableInfo } from "../../net/protocol";
import type { Language } from "../../words/messages.svelte";
import { LiveTable } from "../live.svelte";

/** What everybody may know of a table. */
type Seen = {
  readonly table: TableInfo | null;
  readonly open: OpenTable | null;
  readonly answer: AnswerInfo | null;
};

/** Who of some seats is to do something; whoever has the device, if they are among several. */
export function wantedOf(seen: Seen, here: number[], holder: number | null): number | null {
  const { table, open, answer } = seen;
  if (!isPlayed(seen) || table === null || open === null) return null;
  const plays = here.filter((seat) => table.seats[seat - 1]?.level === null);
  if (answer === null)
    return open.to_act !== null && plays.includes(open.to_act) ? open.to_act : null;
  // Whoever might answer is asked, whatever they hold.
  const might = answer.seats.filter(
    (seat) => plays.includes(seat) && !answer.declined.includes(seat),
  );
  return might.find((seat) => seat === holder) ?? might[0] ?? null;
}

/** Whose turn comes next of some seats. */
export function nextOf({ open }: Seen, here: number[]): number | null {
  const turn = open?.turn ?? 0;
  return here.find((seat) => seat > turn) ?? here[0] ?? null;
}

/** Whether there are hands that must not be seen. */
const isPlayed = ({ table, open }: Seen): boolean =>
  table?.status === "playing" && open !== null && open.phase !== "over";

/** The seats of a table that are played on this device. */
export class Device {
  lives = $state.raw<LiveTable[]>([]);
  /** Who has the device, and for which hand of which match: no other hand is theirs to see. */
  #given = $state.raw<{ seat: number; hand: string } | null>(null);

  readonly shared = $derived(this.lives.length > 1);
  readonly #here = $derived(
    this.lives.flatMap(({ seat }) => (seat === null ? [] : [seat])).sort((a, b) => a - b),
  );
  readonly #hand = $derived(
    `${this.lives[0]?.table?.match ?? 0}/${this.#holding()?.open?.hand_number ?? 0}`,
  );
  /** Whoever has the device; null if it lies there for nobody yet. */
  readonly holder = $derived(
    this.#given !== null && this.#given.hand === this.#hand ? this.#given.seat : null,
  );
  /** The table as it is shown. */
  readonly live = $derived(
    this.lives.find(({ seat }) => seat !== null && seat === this.holder) ?? this.lives[0]!,
  );
  readonly #wanted = $derived(wantedOf(this.live, this.#here, this.holder));
  /** Who the device is for: whoever is to do something, otherwise whose turn comes next. */
  readonly whom = $derived(this.#wanted ?? nextOf(this.live, this.#here));
  /** Whether the device must change hands, with none of the cards in sight. */
  readonly covered = $derived(this.shared && isPlayed(this.live) && !this.#mayLook());
  /** Whether somebody is asked who might have an answer. */
  readonly asking = $derived(this.live.answer !== null);

  constructor(
    readonly id: string,
    language: Language,
  ) {
    const tokens = tokensFor(id);
    const keys = tokens.length === 0 ? [null] : tokens;
    this.#seat(keys.map((token) => new LiveTable(id, token, language)));
  }

  /** Whoever the device is for has it. */
  take(): void {
    const { whom } = this;
    if (whom === null) return;
    const hand = `${this.live.table?.match ?? 0}/${this.live.open?.hand_number ?? 0}`;
    this.#given = { seat: whom, hand };
  }

  /** Nobody has it: what they saw and heard is gone. */
  put(): void {
    this.#given = null;
    silence();
    for (const live of this.lives) live.skip();
  }

  /** A seat went to another device, or was given up: the others stay. */
  tidy(): void {
    const gone = this.lives.filter((live) => live.gone === "handed_over" || isLost(live));
    for (const { gone: why, key } of gone)
      if (why === "handed_over" && key !== null) forgetToken(this.id, key);
    const left = this.lives.filter((live) => !gone.includes(live));
    if (gone.length === 0 || left.length === 0) return;
    for (const live of gone) live.close();
    this.#seat(left);
  }

  close(): void {
    for (const live of this.lives) live.close();
  }

  #seat(lives: LiveTable[]): void {
    for (const live of lives) live.companions = lives.filter((other) => other !== live);
    this.lives = lives;
  }

  #holding(): LiveTable | undefined {
    const given = this.#given;
    return this.lives.find(({ seat }) => seat === given?.seat) ?? this.lives[0];
  }

  #mayLook(): boolean {
    if (this.holder === null) return false;
    // What somebody has done is shown to its end before the device is handed on.
    return this.live.showing || this.#wanted === null || this.#wanted === this.holder;
  }
}

/** Whether a seat is no longer ours. */
const isLost = (live: LiveTable): boolean => live.link === "live" && live.seat === null;
