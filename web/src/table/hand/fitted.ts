/** Words that are never cut: letters become smaller until all of them are in sight. */

/** What is tried, one after the other: how small letters are, and whether what happened may wrap. */
const TRIES = [
  { small: 0, wrap: true },
  { small: 1, wrap: true },
  { small: 2, wrap: true },
  { small: 3, wrap: true },
  { small: 4, wrap: true },
  { small: 3, wrap: false },
  { small: 4, wrap: false },
] as const;

/** Letters don't touch the frame, which is drawn within the room. */
const AIR = 7;

/**
 * Fits what is said into its room; asked again whenever the words change, and the room by itself.
 *
 * Where it stands, its size doesn't depend on what is in it, so that nothing else is laid out anew.
 * The letters may have no transition, not even the shortest one: their size is read at once.
 */
export function fitted(words: string): (element: HTMLElement) => (() => void) | undefined {
  return (element) => {
    const room = element.parentElement!;
    if (words === "") return;
    const fit = (): void => {
      for (const { small, wrap } of TRIES) {
        element.dataset.small = String(small);
        element.classList.toggle("wraps", wrap);
        if (element.scrollHeight <= room.clientHeight - AIR) return;
      }
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(room);
    return () => observer.disconnect();
  };
}
