/** What has not changed stays the very same thing, so that nobody draws it anew. */

/** The new value, with every part that is equal to the old one's taken from there. */
export function sharing<Value>(before: unknown, now: Value): Value {
  if (Object.is(before, now)) return now;
  if (Array.isArray(before) && Array.isArray(now)) {
    const parts = now.map((part, index) => sharing(before[index], part) as unknown);
    const same = before.length === now.length && parts.every((part, at) => part === before[at]);
    return (same ? before : parts) as Value;
  }
  if (isRecord(before) && isRecord(now)) {
    const parts = Object.entries(now).map(
      ([key, part]) => [key, sharing(before[key], part)] as const,
    );
    const same =
      Object.keys(before).length === parts.length &&
      parts.every(([key, part]) => key in before && part === before[key]);
    return (same ? before : Object.fromEntries(parts)) as Value;
  }
  return now;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
