/** The logs of the tables of this device, in IndexedDB: texts that nothing here understands. */

const NAME = "bornes";
const ENTRIES = "entries";
const SECRETS = "secrets";
const REVIEWS = "reviews";
const DEVICE = "device";
const PERSON = "person";
const MOST = Number.MAX_SAFE_INTEGER;

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      for (const store of [ENTRIES, SECRETS, REVIEWS, DEVICE])
        request.result.createObjectStore(store);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no database"));
  });
}

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("not read"));
  });

/** What is noted of a table that has left for a server, and where it goes on if that is known. */
type Leaving = { key: string; there?: string };

/** Where that is noted. */
const leavingOf = (table: string): string => `leaving/${table}`;

const ofTable = (table: string, after = 0): IDBKeyRange =>
  IDBKeyRange.bound([table, after], [table, MOST], true);

/** What Python keeps its tables in; `undefined` is its None. */
export class Keeper {
  private constructor(private readonly base: IDBDatabase) {}

  /** Open it; there is one for all windows of the browser. */
  static async open(): Promise<Keeper> {
    return new Keeper(await opened());
  }

  /** What tells this device from others: made once. */
  async person(): Promise<string> {
    const known: unknown = await this.#read(DEVICE, PERSON);
    if (typeof known === "string") return known;
    const fresh = crypto.getRandomValues(new Uint8Array(24));
    const person = [...fresh].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    await this.#change([DEVICE], (work) => work.objectStore(DEVICE).put(person, PERSON));
    return person;
  }

  /** Keep entries from a number on; false if another window was there first, or the table has left. */
  async append(
    table: string,
    first: number,
    entries: string,
    match: number | undefined,
    secret: string | undefined,
  ): Promise<boolean> {
    const texts = JSON.parse(entries) as string[];
    let done = true;
    await this.#change([ENTRIES, SECRETS, DEVICE], (work) => {
      const store = work.objectStore(ENTRIES);
      const left = work.objectStore(DEVICE).get(leavingOf(table));
      const before = store.count(ofTable(table));
      before.onsuccess = () => {
        done = before.result === first - 1 && left.result === undefined;
        if (!done) return;
        texts.forEach((text, index) => store.add(text, [table, first + index]));
        if (match !== undefined) work.objectStore(SECRETS).put(secret, [table, match]);
      };
    });
    return done;
  }

  /** What a log has after a number, the secrets of its matches, and whether it has left. */
  async load(table: string, after: number): Promise<string | undefined> {
    const work = this.base.transaction([ENTRIES, SECRETS, DEVICE]);
    const store = work.objectStore(ENTRIES);
    const [known, keys, texts, shuffles, leaving] = await Promise.all([
      result(store.count(ofTable(table))),
      result(store.getAllKeys(ofTable(table, after))),
      result(store.getAll(ofTable(table, after))),
      result(work.objectStore(SECRETS).getAll(ofTable(table))),
      result(work.objectStore(DEVICE).get(leavingOf(table))),
    ]);
    if (known === 0) return undefined;
    const entries = keys.map((key, index) => [(key as [string, number])[1], texts[index]]);
    return JSON.stringify({ entries, shuffles, leaving });
  }

  /** Note that a table leaves; nothing more is kept of it, and a note that is there stays. */
  leave(table: string, key: string): Promise<void> {
    return this.#note(table, (before) => before ?? { key });
  }

  /** Note where it goes on. */
  arrive(table: string, there: string): Promise<void> {
    return this.#note(table, (before) => before && { ...before, there });
  }

  /** Note that it has not left, if it has not arrived. */
  stay(table: string): Promise<void> {
    return this.#note(table, (before) => (before?.there === undefined ? undefined : before));
  }

  #note(table: string, next: (before: Leaving | undefined) => Leaving | undefined): Promise<void> {
    return this.#change([DEVICE], (work) => {
      const store = work.objectStore(DEVICE);
      const before = store.get(leavingOf(table)) as IDBRequest<Leaving | undefined>;
      before.onsuccess = () => {
        const noted = next(before.result);
        if (noted === undefined) store.delete(leavingOf(table));
        else store.put(noted, leavingOf(table));
      };
    });
  }

  /** How many tables there are. */
  async count(): Promise<number> {
    const keys = await result(this.base.transaction(SECRETS).objectStore(SECRETS).getAllKeys());
    return new Set(keys.map((key) => (key as [string, number])[0])).size;
  }

  /** Delete a table. */
  async forget(table: string): Promise<boolean> {
    const found = (await this.load(table, 0)) !== undefined;
    await this.#change([ENTRIES, SECRETS], (work) => {
      work.objectStore(ENTRIES).delete(ofTable(table));
      work.objectStore(SECRETS).delete(ofTable(table));
    });
    return found;
  }

  /** Keep what a match was worth; it can be worked out again. */
  keep_review(key: string, text: string): void {
    void this.#change([REVIEWS], (work) => work.objectStore(REVIEWS).put(text, key)).catch(
      () => undefined,
    );
  }

  /** What was kept of it. */
  async load_review(key: string): Promise<string | undefined> {
    const found: unknown = await this.#read(REVIEWS, key);
    return typeof found === "string" ? found : undefined;
  }

  #read(store: string, key: string): Promise<unknown> {
    return result(this.base.transaction(store).objectStore(store).get(key));
  }

  /** Change something; done once it is safe. */
  #change(stores: string[], change: (work: IDBTransaction) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const work = this.base.transaction(stores, "readwrite", { durability: "strict" });
      work.oncomplete = () => resolve();
      work.onabort = () => reject(work.error ?? new Error("not kept"));
      change(work);
    });
  }
}
