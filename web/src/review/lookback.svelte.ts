/** A finished match, the moment of it that is shown, and what every moment was worth. */

import { momentOfRecord, pastMoment, reviewOf, reviewOfRecord, troubleWords } from "../net/api";
import type { OpenTable, PastMoment, PointInfo, ReviewInfo } from "../net/protocol";

const ASK_AGAIN = 1500;
/** Milliseconds between two steps, the calm pace first. */
export const PACES = [2400, 1200, 500] as const;

/** Where a finished match comes from: a table, or a record that somebody has. */
export type Source = {
  /** The table, and which match of it; null if it is a record. */
  readonly at: { table: string; match: number } | null;
  readonly review: () => Promise<ReviewInfo>;
  readonly moment: (stop: number, seat: number | null) => Promise<PastMoment>;
};

export const ofTable = (table: string, match: number): Source => ({
  at: { table, match },
  review: () => reviewOf(table, match),
  moment: (stop, seat) => pastMoment(table, match, stop, seat),
});

export const ofRecord = (record: string): Source => ({
  at: null,
  review: () => reviewOfRecord({ record }),
  moment: (stop, seat) => momentOfRecord({ record, stop, seat }),
});

export class Lookback {
  info = $state.raw<ReviewInfo | null>(null);
  moment = $state.raw<PastMoment | null>(null);
  trouble = $state("");
  /** The step that is shown, or on its way. */
  stop = $state(0);
  /** Whose view it is; null with all cards open. */
  seat = $state<number | null>(null);
  runs = $state(false);
  pace = $state(1);
  readonly last = $derived(this.info?.stops.length ?? 0);
  readonly points = $derived(this.info?.judged?.points ?? []);

  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly source: Source) {
    void this.ask();
    void this.#fetch();
  }

  /** Ask what it was worth, again and again until that is known. */
  async ask(): Promise<void> {
    try {
      const info = await this.source.review();
      if (this.#closed) return;
      this.info = info;
      this.trouble = "";
      if (info.judged === null) this.#asking = setTimeout(() => void this.ask(), ASK_AGAIN);
    } catch (problem) {
      if (!this.#closed) this.trouble = troubleWords(problem);
    }
  }

  go(stop: number): void {
    const next = Math.max(0, Math.min(this.last, stop));
    if (next === this.stop) return;
    this.stop = next;
    void this.#fetch();
  }

  view(seat: number | null): void {
    this.seat = seat;
    void this.#fetch();
  }

  /** Let it run, or stop it; from the end it runs again from the beginning. */
  run(runs = !this.runs): void {
    clearTimeout(this.#timer);
    this.runs = runs;
    if (!runs) return;
    if (this.stop === this.last) this.go(0);
    this.#timer = setTimeout(() => this.#tick(), PACES[this.pace]);
  }

  /** The table at the end of the match. */
  end = async (): Promise<OpenTable> => (await this.source.moment(this.last, null)).open;

  /** Each side's chances along the match, which is 1 long; none before they are known. */
  get lines(): Record<string, { at: number; chance: number }[]> {
    const sides = [...new Set(this.info?.table.seats.map((seat) => seat.side) ?? [])].sort();
    const places = placesOf(this.points);
    const along = (side: number): { at: number; chance: number }[] =>
      this.points.map(({ chances }, at) => ({
        at: places[at]! / Math.max(1, this.last),
        chance: chances[side]!,
      }));
    return Object.fromEntries(sides.map((side, at) => [side, along(at)]));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#asking);
  }

  #tick(): void {
    this.go(this.stop + 1);
    this.run(this.stop < this.last);
  }

  async #fetch(): Promise<void> {
    const { stop, seat } = this;
    try {
      const moment = await this.source.moment(stop, seat);
      // Whoever has gone on meanwhile sees where they went.
      if (!this.#closed && stop === this.stop && seat === this.seat) this.moment = moment;
    } catch (problem) {
      if (!this.#closed) this.trouble = troubleWords(problem);
    }
  }
}

/** Where a point lies along the match: after whole steps its last one, the others before it. */
export function placesOf(points: readonly PointInfo[]): number[] {
  const many = new Map<number, number>();
  for (const { stop } of points) many.set(stop, (many.get(stop) ?? 0) + 1);
  const met = new Map<number, number>();
  return points.map(({ stop }) => {
    const at = (met.get(stop) ?? 0) + 1;
    met.set(stop, at);
    return stop === 0 ? 0 : stop - 1 + at / many.get(stop)!;
  });
}

/** The chances as they stand after a step. */
export function chancesAt(points: readonly PointInfo[], stop: number): readonly number[] | null {
  return points.findLast((point) => point.stop <= stop)?.chances ?? null;
}

/** The step that shows a point: the one after which it was so. */
export const stopOf = (points: readonly PointInfo[], place: number): number =>
  points[place]?.stop ?? 0;
