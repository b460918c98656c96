/** The server that the page comes from, as the worker asks it: tables are brought there from here. */

const PATIENCE = 30_000;

/** What Python brings tables to; `undefined` is its None. */
export class Server {
  constructor(private readonly base: string) {}

  /** Whether it answers, and can keep tables. */
  async reachable(): Promise<boolean> {
    try {
      const init: RequestInit = { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) };
      return (await fetch(`${this.base}/healthz`, init)).status < 500;
    } catch {
      return false;
    }
  }

  /** Have it take a table in; nothing if no whole answer comes. */
  async bring(body: string, language: string): Promise<string | undefined> {
    try {
      const answer = await fetch(`${this.base}/api/carried/tables`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "Accept-Language": language },
        body,
        signal: AbortSignal.timeout(PATIENCE),
      });
      return JSON.stringify({ status: answer.status, text: await answer.text() });
    } catch {
      return undefined;
    }
  }
}
