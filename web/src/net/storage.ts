/** What this browser keeps; where it keeps nothing, it lasts for as long as the page is open. */

const memory = new Map<string, string>();

/** What is kept under a name. */
export function kept(key: string): string | null {
  return memory.get(key) ?? tried(() => localStorage.getItem(key)) ?? null;
}

/** Keep something under a name. */
export function keep(key: string, value: string): void {
  memory.set(key, value);
  tried(() => {
    localStorage.setItem(key, value);
    memory.delete(key);
  });
}

/** Keep it no longer. */
export function forget(key: string): void {
  memory.delete(key);
  tried(() => localStorage.removeItem(key));
}

/** The names that begin so. */
export function keptNames(beginning: string): string[] {
  const names = new Set([...(tried(() => Object.keys(localStorage)) ?? []), ...memory.keys()]);
  return [...names].filter((name) => name.startsWith(beginning));
}

// A browser may forbid a page its storage, or have no room left in it.
function tried<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
