import type { Storage } from './speech';

// Rows of text by key, in this browser's own store. What cannot be stored is kept in memory and tried
// again with the next rows and every few seconds, so that nothing is lost while the page is open. If another
// tab has stored another course of the same table meanwhile, that one counts.

const NAME = 'arcanum';
const STORE = 'rows';
const EVENT = '/event/'; // such rows are written once
const AGAIN = 3000; // milliseconds, while something waits

export class Rows {
  private db: Promise<IDBDatabase | null>;
  private waiting = new Map<string, string>(); // what is not stored yet
  private last: Promise<unknown> = Promise.resolve();
  private timer = 0;
  private channel = 'BroadcastChannel' in self ? new BroadcastChannel('arcanum-tables') : null;

  /** `told`: how it goes; `elsewhere`: another tab has written to a table; `lost`: and what waited here is void */
  constructor(
    private told: (state: Storage) => void,
    private elsewhere: (table: string, lost: boolean) => void,
  ) {
    this.db = this.open();
    if (this.channel) this.channel.onmessage = (event) => void this.changed(event.data as string);
  }

  /** Another tab has written to a table. */
  private async changed(table: string): Promise<void> {
    const done = this.last.then(() => this.giveUp());
    this.last = done.catch(() => {});
    if (!(await done).has(table)) this.elsewhere(table, false);
  }

  /** What waits of a table that another tab has stored another course of is void; which tables these are. */
  private async giveUp(): Promise<Set<string>> {
    const db = await this.db;
    const taken = db ? await there(db, [...this.waiting.keys()].filter(isEvent)) : [];
    return this.drop(taken);
  }

  private drop(taken: string[]): Set<string> {
    const lost = new Set(taken.map(tableOf));
    for (const key of [...this.waiting.keys()]) if (lost.has(tableOf(key))) this.waiting.delete(key);
    for (const table of lost) this.elsewhere(table, true);
    if (lost.size) this.told('elsewhere');
    return lost;
  }

  private open(): Promise<IDBDatabase | null> {
    return new Promise((done) => {
      const failed = (): void => {
        this.told('none');
        done(null);
      };
      try {
        const asked = indexedDB.open(NAME, 1);
        asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
        asked.onsuccess = () => {
          asked.result.onversionchange = () => asked.result.close();
          done(asked.result);
        };
        asked.onerror = failed;
        asked.onblocked = failed;
      } catch {
        failed();
      }
    });
  }

  /** Stored when this is done; false if an event of that key was there before. */
  put(json: string): Promise<boolean> {
    return this.inTurn(Object.entries(JSON.parse(json) as Record<string, string>));
  }

  /** One after the other: what came later must not be overwritten by what had to wait. */
  private inTurn(rows: [string, string][]): Promise<boolean> {
    const done = this.last.then(() => this.keep(rows));
    this.last = done.catch(() => {});
    return done;
  }

  private async keep(rows: [string, string][]): Promise<boolean> {
    const db = await this.db;
    let lost = await this.giveUp();
    if (rows.some(([key]) => lost.has(tableOf(key)))) return false;
    const all: [string, string][] = [...this.waiting, ...rows];
    const outcome = db ? await write(db, all) : 'failed';
    if (typeof outcome === 'object') {
      if (!this.waiting.has(outcome.taken)) return false;
      lost = this.drop([outcome.taken]); // another tab was quicker by a moment
      return rows.some(([key]) => lost.has(tableOf(key))) ? false : this.keep(rows);
    }
    if (outcome === 'failed') {
      for (const [key, text] of rows) {
        if (isEvent(key) && this.waiting.has(key)) return false;
        this.waiting.set(key, text);
      }
      this.told(db ? 'full' : 'none');
      clearTimeout(this.timer);
      if (db) this.timer = self.setTimeout(() => void this.inTurn([]), AGAIN);
      return true;
    }
    if (this.waiting.size) this.told('well');
    this.waiting.clear();
    clearTimeout(this.timer);
    for (const table of new Set(all.map(([key]) => tableOf(key)))) this.channel?.postMessage(table);
    return true;
  }

  /** All rows whose keys begin so, as JSON. */
  async under(prefix: string): Promise<string> {
    const db = await this.db;
    const found = new Map(db ? await read(db, prefix) : []);
    for (const [key, text] of this.waiting) if (key.startsWith(prefix)) found.set(key, text);
    return JSON.stringify(Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1))));
  }
}

const tableOf = (key: string): string => key.split('/')[0];
const isEvent = (key: string): boolean => key.includes(EVENT);

/** All of it or nothing; `taken`: an event of that key was there before. */
function write(db: IDBDatabase, rows: [string, string][]): Promise<'stored' | 'failed' | { taken: string }> {
  return new Promise((done) => {
    let all: IDBTransaction | undefined;
    try {
      all = db.transaction(STORE, 'readwrite', { durability: 'strict' });
      const store = all.objectStore(STORE);
      let taken = '';
      for (const [key, text] of rows) {
        if (!isEvent(key)) store.put(text, key);
        else store.add(text, key).onerror = (event) => (taken ||= isTaken(event) ? key : '');
      }
      all.oncomplete = () => done('stored');
      all.onabort = () => done(taken ? { taken } : 'failed');
    } catch {
      done('failed');
      abort(all);
    }
  });
}

/** Which of these keys are stored. */
function there(db: IDBDatabase, keys: string[]): Promise<string[]> {
  if (!keys.length) return Promise.resolve([]);
  return new Promise((done) => {
    try {
      const found: string[] = [];
      const all = db.transaction(STORE);
      for (const key of keys) {
        const asked = all.objectStore(STORE).getKey(key);
        asked.onsuccess = () => asked.result !== undefined && found.push(key);
      }
      all.oncomplete = () => done(found);
      all.onabort = () => done([]);
    } catch {
      done([]); // it is closed
    }
  });
}

/** None of it, rather than a part. */
function abort(all: IDBTransaction | undefined): void {
  try {
    all?.abort();
  } catch {
    // it has ended already
  }
}

const isTaken = (event: Event): boolean => (event.target as IDBRequest).error?.name === 'ConstraintError';

function read(db: IDBDatabase, prefix: string): Promise<[string, string][]> {
  return new Promise((done, failed) => {
    const range = IDBKeyRange.bound(prefix, prefix + '\uffff');
    const store = db.transaction(STORE).objectStore(STORE);
    const keys = store.getAllKeys(range);
    const texts = store.getAll(range);
    texts.onsuccess = () => done(keys.result.map((key, i) => [String(key), texts.result[i] as string]));
    texts.onerror = () => failed(texts.error);
  });
}
