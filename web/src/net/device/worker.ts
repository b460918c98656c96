/** The worker: a Python in which the tables of this device live. */

import { Keeper } from "./keeper";
import { Server } from "./server";
import type { Parts, Said, Told } from "./wire";

/** What is used of Pyodide. */
type Python = {
  unpackArchive: (archive: ArrayBuffer, format: string, to: { extractDir: string }) => void;
  runPython: (code: string) => unknown;
};
type Loader = { loadPyodide: (options: Record<string, unknown>) => Promise<Python> };

/** What is used of `bornes.device`. */
type Device = {
  open: () => Promise<void>;
  answer: (...asked: (string | undefined)[]) => Promise<Pair>;
  connect: (table: string, client: Client) => Visit;
};
type Make = (keeper: Keeper, person: string, server: Server) => Device;
type Pair = { toJs: () => [number, string]; destroy: () => void };
type Client = { tell: (text: string) => void; end: (code: number) => void };
type Visit = { say: (text: string) => void; go: () => void };

const LIBRARIES = "/bornes";
const BEGIN = `
import sys
sys.path.insert(0, "${LIBRARIES}")
from bornes.device.device import Device
lambda keeper, person, server: Device(keeper, person, server=server)
`;

const tell = (told: Told): void => self.postMessage(told);
const visits = new Map<number, Visit>();
let device: Promise<Device> | null = null;

/** Fetch every part, telling how far that has come; Python finds them again where they were kept. */
async function fetched(base: string): Promise<Map<string, ArrayBuffer>> {
  const { files } = (await (await fetch(`${base}/device.json`)).json()) as Parts;
  const of = files.reduce((sum, { sent }) => sum + sent, 0);
  const found = new Map<string, ArrayBuffer>();
  let before = 0;
  for (const { name, sent, bytes } of files) {
    const answer = await fetch(`${base}/${name}`);
    if (!answer.ok || answer.body === null) throw new Error(`${name}: ${answer.status}`);
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    let read = 0;
    for (const reader = answer.body.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) break;
      pieces.push(value);
      read += value.length;
      // What is read has been unpacked; what is told is what was sent.
      tell({ kind: "fetched", bytes: Math.round(before + (sent * read) / bytes), of });
    }
    before += sent;
    found.set(name, await new Blob(pieces).arrayBuffer());
  }
  return found;
}

async function begun(base: string): Promise<Device> {
  const parts = await fetched(base);
  const named = (ending: string): string => {
    const name = [...parts.keys()].find((each) => each.endsWith(ending));
    if (name === undefined) throw new Error(`no ${ending}`);
    return name;
  };
  const start = `${base}/${named("/pyodide.mjs")}`;
  const { loadPyodide } = (await import(/* @vite-ignore */ start)) as Loader;
  const indexURL = new URL(start.slice(0, start.lastIndexOf("/") + 1), location.origin).href;
  const python = await loadPyodide({ indexURL });
  for (const ending of [".whl", ".zip"]) {
    const names = [...parts.keys()].filter((name) => name.endsWith(ending));
    for (const name of names.filter((each) => !each.endsWith("/python_stdlib.zip")))
      python.unpackArchive(parts.get(name)!, "zip", { extractDir: LIBRARIES });
  }
  const keeper = await Keeper.open();
  const make = python.runPython(BEGIN) as Make;
  const made = make(keeper, await keeper.person(), new Server(base));
  await made.open();
  return made;
}

function begin(base: string): void {
  device ??= begun(base);
  device.then(
    () => tell({ kind: "ready" }),
    (problem: unknown) => {
      device = null;
      tell({ kind: "failed", problem: String(problem) });
    },
  );
}

async function ask(said: Extract<Said, { kind: "ask" }>): Promise<void> {
  const { id, method, address, language, token, body } = said;
  const python = await device!;
  const answer = await python.answer(method, address, language, token, body);
  const [status, text] = answer.toJs();
  answer.destroy();
  tell({ kind: "answer", id, status, text });
}

async function connect(line: number, table: string): Promise<void> {
  const client: Client = {
    tell: (text) => tell({ kind: "told", line, text }),
    end: (code) => tell({ kind: "ended", line, code }),
  };
  visits.set(line, (await device!).connect(table, client));
}

function part(line: number): void {
  visits.get(line)?.go();
  visits.delete(line);
}

self.addEventListener("message", ({ data }: MessageEvent<Said>) => {
  if (data.kind === "begin") begin(data.base);
  else if (data.kind === "ask") void ask(data);
  else if (data.kind === "connect") void connect(data.line, data.table);
  else if (data.kind === "say") visits.get(data.line)?.say(data.text);
  else part(data.line);
});
