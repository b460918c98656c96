/** House rules as they are chosen, sent and written. Names are flat here: `points.trip`. */

/** House rules by the names of their fields, as the server takes them. */
export type House = Record<string, unknown>;

const POINTS = "points.";

/** The lines of the score one by one. */
export function flat(house: House): House {
  return Object.fromEntries(
    Object.entries(house).flatMap(([name, value]) =>
      name === "points" && isRecord(value)
        ? Object.entries(value).map(([line, points]) => [POINTS + line, points])
        : [[name, value]],
    ),
  );
}

/** The opposite of `flat`. */
export function nested(chosen: House): House {
  const entries = Object.entries(chosen);
  const points = entries
    .filter(([name]) => name.startsWith(POINTS))
    .map(([name, value]) => [name.slice(POINTS.length), value]);
  const others = entries.filter(([name]) => !name.startsWith(POINTS));
  const house: House = Object.fromEntries(others);
  return points.length === 0 ? house : { ...house, points: Object.fromEntries(points) };
}

/** A house rule set to a value; as it is printed, it is none. */
export function withRule(house: House, name: string, value: unknown, printed: unknown): House {
  const before = Object.entries(flat(house)).filter(([each]) => each !== name);
  const same = value === undefined || equal(value, printed);
  return nested(Object.fromEntries(same ? before : [...before, [name, value]]));
}

/** The house rules that are not as printed. */
export function differing(house: House, printed: House): House {
  return nested(
    Object.fromEntries(
      Object.entries(flat(house)).filter(
        ([name, value]) => !(name in printed) || !equal(value, printed[name]),
      ),
    ),
  );
}

/** Whether two values, or two sets of house rules, say the same. */
export const equal = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other);

function sorted(value: unknown): string {
  if (!isRecord(value)) return JSON.stringify(value) ?? "";
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${sorted(value[key])}`).join(",")}}`;
}

/** What somebody wrote for a deck, a road or the seats; `undefined` for nothing, which is as printed. */
export function readText(text: string, printed: unknown): unknown {
  const plain = text.trim();
  if (plain === "") return undefined;
  if (plain.toLowerCase() === "none") return null;
  if (/^[{[]/.test(plain)) return parsed(plain);
  if (Array.isArray(printed)) return plain.split(",").map((part) => part.trim());
  if (/^\d+$/.test(plain)) return Number(plain);
  return plain.includes(":") ? pairs(plain) : plain;
}

// What can't be read is sent as it is: the server says what is wrong with it.
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function pairs(text: string): House {
  return Object.fromEntries(
    text.split(",").map((part) => {
      const [card = "", count = ""] = part.split(":").map((word) => word.trim());
      return [card, /^\d+$/.test(count) ? Number(count) : count];
    }),
  );
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
