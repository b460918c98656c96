/** Zip archives with fewer files: what stays is copied as it lies there, packed. */

const END = 0x06054b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const LOCAL_SIZE = 30;

/** An archive without some files and folders, named from its root. */
export function without(archive: Buffer, names: string[]): Buffer {
  const end = archive.lastIndexOf(Buffer.from(Uint32Array.of(END).buffer));
  const kept: Buffer[] = [];
  const entries: Buffer[] = [];
  let written = 0;
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [name, extra, comment] = [28, 30, 32].map((place) => archive.readUInt16LE(at + place));
    const size = ENTRY_SIZE + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
    const entry = Buffer.from(archive.subarray(at, at + size));
    const called = entry.toString("utf8", ENTRY_SIZE, ENTRY_SIZE + (name ?? 0));
    at += size;
    if (names.some((gone) => called === gone || called.startsWith(`${gone}/`))) continue;
    const local = localPart(archive, entry);
    entry.writeUInt32LE(written, 42);
    kept.push(local);
    entries.push(entry);
    written += local.length;
  }
  const list = Buffer.concat(entries);
  const tail = Buffer.from(archive.subarray(end, end + END_SIZE));
  tail.writeUInt16LE(entries.length, 8);
  tail.writeUInt16LE(entries.length, 10);
  tail.writeUInt32LE(list.length, 12);
  tail.writeUInt32LE(written, 16);
  tail.writeUInt16LE(0, 20);
  return Buffer.concat([...kept, list, tail]);
}

/** A file with what stands before it. */
function localPart(archive: Buffer, entry: Buffer): Buffer {
  const packed = entry.readUInt32LE(20);
  const from = entry.readUInt32LE(42);
  const head = LOCAL_SIZE + archive.readUInt16LE(from + 26) + archive.readUInt16LE(from + 28);
  const part = Buffer.from(archive.subarray(from, from + head + packed));
  // Sizes that would stand behind the file are written into its head instead.
  part.writeUInt16LE(part.readUInt16LE(6) & ~8, 6);
  entry.writeUInt16LE(entry.readUInt16LE(8) & ~8, 8);
  for (const [place, found] of [
    [14, 16],
    [18, 20],
    [22, 24],
  ] as const)
    part.writeUInt32LE(entry.readUInt32LE(found), place);
  return part;
}
