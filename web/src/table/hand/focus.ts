/** The focus of whoever plays by keyboard: it goes on when its button or card has gone. */

const CARD = "[data-hand-card]";

/** Where the focus was on the table, and where it goes from there. */
export class Focus {
  #last: HTMLElement | null = null;
  /** Which card of the hand it was on last. */
  #card = 0;

  /** The focus is somewhere new. */
  went(target: EventTarget | null): void {
    if (!(target instanceof HTMLElement)) return;
    this.#last = target;
    const card = cards().indexOf(target);
    if (card !== -1) this.#card = card;
  }

  /** If the focus has fallen off the table, put it back: where it was, or on the card that is there now. */
  regain(): void {
    if (this.#last === null) return;
    // A button that is disabled loses the focus only with the next frame.
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const hand = cards();
      const there =
        this.#last?.isConnected && !this.#last.matches(":disabled")
          ? this.#last
          : hand[Math.min(this.#card, hand.length - 1)];
      there?.focus({ preventScroll: true });
    });
  }
}

function cards(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(CARD)];
}
