/** A clock that ticks once a second, for whatever is running out. */

const clock = $state({ now: performance.now() });
let watchers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** Let the clock run while somebody looks at it; the answer stops it. */
export function watchClock(): () => void {
  if (watchers++ === 0) timer = setInterval(() => (clock.now = performance.now()), 1000);
  return () => {
    if (--watchers === 0) clearInterval(timer);
  };
}

/** The seconds left of a time that began at `since`. */
export function secondsLeft(seconds: number | null, since: number): number | null {
  if (seconds === null) return null;
  return Math.max(0, Math.ceil(seconds - (clock.now - since) / 1000));
}
