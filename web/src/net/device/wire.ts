/** What goes between the page and its worker. */

/** What the page says. */
export type Said =
  | { kind: "begin"; base: string }
  | {
      kind: "ask";
      id: number;
      method: string;
      address: string;
      language: string;
      token: string | undefined;
      body: string;
    }
  | { kind: "connect"; line: number; table: string }
  | { kind: "say"; line: number; text: string }
  | { kind: "go"; line: number };

/** What the worker says. */
export type Told =
  | { kind: "fetched"; bytes: number; of: number }
  | { kind: "ready" }
  | { kind: "failed"; problem: string }
  | { kind: "answer"; id: number; status: number; text: string }
  | { kind: "told"; line: number; text: string }
  | { kind: "ended"; line: number; code: number };

/**
 * The parts of which tables on the device are made: what is sent, and what that unpacks to; and the
 * files of the page itself.
 */
export type Parts = { files: { name: string; sent: number; bytes: number }[]; page: string[] };
