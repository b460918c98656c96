/** Questions and lines to the tables of this device, as a server has them. */

import { BASE } from "../base";
import { arrived, failed, fetching, stage, withoutNet } from "./mode.svelte";
import type { Said, Told } from "./wire";

const OF_DEVICE = /^device-/;
const TABLE = /^\/api\/tables\/([^/?]+)/;
const GONE = 1001;

/** Whether a table lies on this device. */
export const onDevice = (table: string): boolean => OF_DEVICE.test(table);

/** Whether a question is one for this device: of its tables, or of no table where there is no net. */
export function askedHere(address: string, reachable = true): boolean {
  const table = TABLE.exec(address)?.[1];
  if (table !== undefined) return onDevice(decodeURIComponent(table));
  return withoutNet() || (!reachable && stage() !== "none" && stage() !== "failed");
}

let worker: Promise<Worker> | null = null;
const asked = new Map<number, (answer: Response) => void>();
const lines = new Map<number, DeviceLine>();
let count = 0;

/** Have everything fetched and started, if it is not yet. */
export function begin(): Promise<Worker> {
  worker ??= new Promise((resolve, reject) => {
    const made = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    const fail = (): void => {
      worker = null;
      made.terminate();
      failed();
      reject(new Error("no device"));
    };
    made.onerror = fail;
    made.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data.kind === "failed") return fail();
      if (data.kind === "ready") resolve(made);
      hear(data);
    };
    made.postMessage({ kind: "begin", base: BASE } satisfies Said);
  });
  return worker;
}

function hear(told: Told): void {
  if (told.kind === "fetched") fetching(told.bytes / told.of);
  else if (told.kind === "ready") arrived();
  else if (told.kind === "answer") {
    asked.get(told.id)?.(new Response(told.text, { status: told.status }));
    asked.delete(told.id);
  } else if (told.kind === "told") lines.get(told.line)?.onmessage?.({ data: told.text });
  else if (told.kind === "ended") lines.get(told.line)?.end(told.code);
}

/** Ask as `fetch` asks a server. */
export async function askHere(address: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  const made = await begin();
  const id = (count += 1);
  return new Promise((resolve) => {
    asked.set(id, resolve);
    made.postMessage({
      kind: "ask",
      id,
      method: init.method ?? "GET",
      address,
      language: headers.get("Accept-Language") ?? "en",
      token: headers.get("Authorization")?.replace(/^Bearer /, ""),
      body: typeof init.body === "string" ? init.body : "",
    } satisfies Said);
  });
}

/** A line to a table, as a WebSocket is one. */
export class DeviceLine {
  onopen: (() => void) | null = null;
  onmessage: ((frame: { data: unknown }) => void) | null = null;
  onclose: ((close: { code: number }) => void) | null = null;
  readyState: number = WebSocket.CONNECTING;
  readonly #line = (count += 1);

  constructor(table: string) {
    lines.set(this.#line, this);
    begin().then(
      (made) => {
        if (this.readyState !== WebSocket.CONNECTING) return;
        this.#say({ kind: "connect", line: this.#line, table }, made);
        this.readyState = WebSocket.OPEN;
        this.onopen?.();
      },
      () => this.end(GONE),
    );
  }

  /** Say something. */
  send(text: string): void {
    void begin().then((made) => this.#say({ kind: "say", line: this.#line, text }, made));
  }

  /** Go. */
  close(): void {
    if (this.readyState === WebSocket.OPEN)
      void begin().then((made) => this.#say({ kind: "go", line: this.#line }, made));
    this.end(GONE);
  }

  /** Nothing more will come. */
  end(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    lines.delete(this.#line);
    this.onclose?.({ code });
  }

  #say(said: Said, made: Worker): void {
    made.postMessage(said);
  }
}

/** What opens lines to a table of this device; null for one of the server. */
export const lineHere = (table: string): (() => DeviceLine) | null =>
  onDevice(table) ? () => new DeviceLine(table) : null;
