/** One thing after the other: steps that each have their time, and can all be skipped. */

/** Something that is shown; `time` is how long it has, `skipped` whether nobody wants to wait. */
export type Step = {
  /** In milliseconds, at the usual pace. */
  lasts: number;
  /** Whether a message is wholly shown with it. */
  ends: boolean;
  run: (time: number, skipped: boolean) => void;
};

/** How fast it goes, given how many messages wait behind the one that is shown; 0 is at once. */
export type Speed = (waiting: number) => number;

/** Runs steps in their order. */
export class Sequencer {
  #steps: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #going = false;

  constructor(
    private readonly speed: Speed,
    private readonly changed: (running: boolean) => void = () => undefined,
  ) {}

  /** Whether something is being shown, or waits for it. */
  get running(): boolean {
    return this.#going || this.#timer !== undefined;
  }

  /** Show these after everything else. */
  add(steps: readonly Step[]): void {
    this.#steps.push(...steps);
    if (!this.running) this.#go();
  }

  /** Show everything now; whether there was anything left to show. */
  skip(): boolean {
    const waited = this.#timer !== undefined;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const left = this.#steps.splice(0);
    for (const step of left) step.run(0, true);
    if (waited) this.changed(false);
    return waited || left.length > 0;
  }

  #go(): void {
    this.#going = true;
    for (let step = this.#steps.shift(); step !== undefined; step = this.#steps.shift()) {
      const time = step.lasts === 0 ? 0 : step.lasts * this.speed(this.#waiting(step));
      step.run(time, false);
      if (time > 0 && !this.#wait(time)) return;
    }
    this.#going = false;
  }

  /** Let time pass before what is left; false, since it goes on later. */
  #wait(time: number): boolean {
    this.#going = false;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#go();
      if (!this.running) this.changed(false);
    }, time);
    this.changed(true);
    return false;
  }

  /** How many messages wait behind the one that a step belongs to. */
  #waiting(step: Step): number {
    const ends = this.#steps.filter((each) => each.ends).length;
    return Math.max(0, step.ends ? ends : ends - 1);
  }
}
