/** A link as a QR code (ISO 18004): bytes, the least error correction, versions 1 to 10. */

/** The dark squares of the picture, row by row; nothing if the text is too long for one. */
export function encode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex(({ words }) => bytes.length <= words - 3) + 1;
  const form = VERSIONS[version - 1];
  if (form === undefined) return null;
  const squares = new Squares(version, form.marks);
  squares.write(withCorrection(codewords(bytes, version, form.words), form));
  return squares.masked();
}

type Form = {
  /** Codewords of data in all, blocks, and codewords of correction in each. */
  words: number;
  blocks: number;
  checks: number;
  /** Where the small marks stand. */
  marks: number[];
};
const VERSIONS: Form[] = [
  { words: 19, blocks: 1, checks: 7, marks: [] },
  { words: 34, blocks: 1, checks: 10, marks: [6, 18] },
  { words: 55, blocks: 1, checks: 15, marks: [6, 22] },
  { words: 80, blocks: 1, checks: 20, marks: [6, 26] },
  { words: 108, blocks: 1, checks: 26, marks: [6, 30] },
  { words: 136, blocks: 2, checks: 18, marks: [6, 34] },
  { words: 156, blocks: 2, checks: 20, marks: [6, 22, 38] },
  { words: 194, blocks: 2, checks: 24, marks: [6, 24, 42] },
  { words: 232, blocks: 2, checks: 30, marks: [6, 26, 46] },
  { words: 274, blocks: 4, checks: 18, marks: [6, 28, 50] },
];

function codewords(bytes: Uint8Array, version: number, words: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, words * 8 - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  const list = Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((value, bit) => value * 2 + bit, 0),
  );
  for (let fill = 0xec; list.length < words; fill ^= 0xec ^ 0x11) list.push(fill);
  return list;
}

/* Reed-Solomon over the field of 256 with the polynomial 0x11d. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((other >> bit) & 1) * one;
  }
  return product;
}

function checksOf(data: number[], count: number): number[] {
  const divisor: number[] = Array.from({ length: count }, (_, at) => (at === count - 1 ? 1 : 0));
  let root = 1;
  for (let round = 0; round < count; round++) {
    for (let at = 0; at < count; at++)
      divisor[at] = times(divisor[at] ?? 0, root) ^ (divisor[at + 1] ?? 0);
    root = times(root, 2);
  }
  const rest = new Array<number>(count).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((each, at) => (rest[at] = (rest[at] ?? 0) ^ times(each, factor)));
  }
  return rest;
}

function withCorrection(data: number[], { blocks, checks }: Form): number[] {
  const short = Math.floor(data.length / blocks);
  const longer = data.length % blocks;
  let from = 0;
  const parts = Array.from({ length: blocks }, (_, at) => {
    const length = short + (at >= blocks - longer ? 1 : 0);
    return data.slice(from, (from += length));
  });
  const checked = parts.map((part) => checksOf(part, checks));
  const woven = (lists: number[][], length: number): number[] =>
    Array.from({ length }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
  return [...woven(parts, short + 1), ...woven(checked, checks)];
}

class Squares {
  readonly size: number;
  readonly #dark: boolean[][];
  readonly #fixed: boolean[][];

  constructor(
    private readonly version: number,
    marks: number[],
  ) {
    this.size = version * 4 + 17;
    this.#dark = Array.from({ length: this.size }, () => new Array<boolean>(this.size).fill(false));
    this.#fixed = this.#dark.map((row) => [...row]);
    this.#fix(marks);
  }

  #set(x: number, y: number, dark: boolean): void {
    const row = this.#dark[y];
    const fixed = this.#fixed[y];
    if (row === undefined || fixed === undefined || x < 0 || x >= this.size) return;
    row[x] = dark;
    fixed[x] = true;
  }

  #fix(marks: number[]): void {
    const last = this.size - 1;
    for (let at = 0; at < this.size; at++) {
      this.#set(6, at, at % 2 === 0);
      this.#set(at, 6, at % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [last - 3, 3],
      [3, last - 3],
    ] as const)
      this.#rings(x, y, 4);
    for (const x of marks)
      for (const y of marks) {
        const corner = (x === 6 && (y === 6 || y === last - 6)) || (x === last - 6 && y === 6);
        if (!corner) this.#rings(x, y, 2);
      }
    this.#format();
    if (this.version >= 7) this.#versionMarks();
  }

  #rings(x: number, y: number, reach: number): void {
    for (let down = -reach; down <= reach; down++)
      for (let right = -reach; right <= reach; right++) {
        const far = Math.max(Math.abs(down), Math.abs(right));
        this.#set(x + right, y + down, far !== 4 && far !== 2 - (reach === 2 ? 1 : 0));
      }
  }

  /** Correction "low" and mask 0, written twice. */
  #format(): void {
    const bits = 0b111011111000100;
    const bit = (at: number): boolean => ((bits >> at) & 1) === 1;
    const last = this.size - 1;
    for (let at = 0; at <= 5; at++) this.#set(8, at, bit(at));
    this.#set(8, 7, bit(6));
    this.#set(8, 8, bit(7));
    this.#set(7, 8, bit(8));
    for (let at = 9; at < 15; at++) this.#set(14 - at, 8, bit(at));
    for (let at = 0; at < 8; at++) this.#set(last - at, 8, bit(at));
    for (let at = 8; at < 15; at++) this.#set(8, last - 14 + at, bit(at));
    this.#set(8, last - 7, true);
  }

  #versionMarks(): void {
    let rest = this.version;
    for (let round = 0; round < 12; round++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (this.version << 12) | rest;
    for (let at = 0; at < 18; at++) {
      const dark = ((bits >> at) & 1) === 1;
      const along = this.size - 11 + (at % 3);
      const across = Math.floor(at / 3);
      this.#set(along, across, dark);
      this.#set(across, along, dark);
    }
  }

  /** The data in columns of two, up and down by turns. */
  write(data: number[]): void {
    let at = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      const up = ((right + 1) & 2) === 0;
      for (let step = 0; step < this.size; step++)
        for (const x of [right, right - 1]) {
          const y = up ? this.size - 1 - step : step;
          const row = this.#dark[y];
          if (row === undefined || this.#fixed[y]?.[x] === true) continue;
          row[x] = (((data[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1;
          at += 1;
        }
    }
  }

  /** With mask 0: any mask can be read, this one needs no choosing. */
  masked(): boolean[][] {
    return this.#dark.map((row, y) =>
      row.map((dark, x) => (this.#fixed[y]?.[x] === true ? dark : dark !== ((x + y) % 2 === 0))),
    );
  }
}
