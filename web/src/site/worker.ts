import { Memory } from './memory';
import { Rows } from './rows';
import type { FromWorker, ToWorker } from './speech';

// Python, our own package, and the table: all of it beside the page, nothing comes from elsewhere.

const HOME = '/arcanum';
const BOOT = 'arcanum.solo.boot';
const MADE = 1_000_000_000; // milliseconds: the time of all files of the package, as it was packed

const KEEP_AFTER = 3000; // milliseconds until memory is kept: the first game goes before

/** As far as we use it. */
interface Python {
  FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, data: Uint8Array): void;
    utime(path: string, atime: number, mtime: number): void;
  };
  runPython(program: string): void;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
  pyimport(name: string): { start(rows: Rows): PyHost };
}
interface PyHost {
  ask(method: string, path: string, token: string, body: string): Promise<{ toJs(): [number, string] }>;
  listen(
    number: number,
    table: string,
    who: string,
    since: number,
    push: (text: string) => void,
  ): Promise<number>;
  leave(number: number): void;
  changed_elsewhere(table: string, lost: boolean): Promise<void>;
}

const say = (message: FromWorker): void => postMessage(message);
let host: Promise<PyHost> | null = null;

/** A packed file, unpacked. */
async function unpacked(url: string, kind: string): Promise<Response> {
  const answer = await originally(url);
  if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`);
  const body = answer.body.pipeThrough(new DecompressionStream('gzip'));
  return new Response(body, { headers: { 'Content-Type': kind } });
}

// Python's own loader asks for files that lie here packed.
const originally = self.fetch.bind(self);
const PACKED: Record<string, string> = { wasm: 'application/wasm', zip: 'application/zip' };
self.fetch = (what, how) => {
  const url = String(what instanceof Request ? what.url : what);
  const kind = PACKED[url.slice(url.lastIndexOf('.') + 1)];
  return kind ? unpacked(url + '.gz', kind) : originally(what, how);
};

/** The package: the length of the list, the list of its files as JSON, then their bytes. */
async function unpack(python: Python, bundle: Promise<ArrayBuffer>): Promise<void> {
  const data = new Uint8Array(await bundle);
  const length = new DataView(data.buffer).getUint32(0);
  const files = JSON.parse(new TextDecoder().decode(data.subarray(4, 4 + length))) as [string, number][];
  let at = 4 + length;
  const folders = new Set<string>();
  for (const [name, size] of files) {
    const path = `${HOME}/${name}`;
    const folder = path.slice(0, path.lastIndexOf('/'));
    if (!folders.has(folder)) python.FS.mkdirTree(folder);
    folders.add(folder);
    python.FS.writeFile(path, data.subarray(at, at + size));
    python.FS.utime(path, MADE, MADE);
    at += size;
  }
}

/** Python with our package, from its own memory if this browser keeps that. */
async function started(base: string, bundle: Promise<ArrayBuffer>): Promise<Python> {
  const memory = Memory.of(base);
  import(/* @vite-ignore */ base + 'pyodide.asm.js').catch(() => {}); // it is asked for again, later
  const { loadPyodide } = (await import(/* @vite-ignore */ base + 'pyodide.mjs')) as {
    loadPyodide: (options: object) => Promise<Python>;
  };
  const usual = {
    indexURL: base,
    stdLibURL: base + 'python_stdlib.zip',
    env: { PYTHONDONTWRITEBYTECODE: '1', PYTHONHASHSEED: '0' },
  };
  const kept = await memory;
  const before = await kept?.find();
  if (before)
    try {
      const python = await loadPyodide({ ...usual, _loadSnapshot: before.arrayBuffer() }); // while all else comes
      python.runPython('import random; random.seed()'); // chance is not what it was then
      await unpack(python, bundle); // what is read later; all modules are there
      return python;
    } catch (error) {
      console.warn(error);
      await kept!.drop();
    }
  const python = await loadPyodide({ ...usual, _makeSnapshot: kept !== null });
  await unpack(python, bundle);
  python.runPython(`import sys; sys.path.insert(0, '${HOME}'); import ${BOOT}; ${BOOT}.load()`);
  // Now and not later: so nothing of any game is in it.
  if (kept) {
    const now = python.makeMemorySnapshot();
    setTimeout(() => void kept.write(now), KEEP_AFTER);
  }
  return python;
}

async function start(base: string): Promise<PyHost> {
  const bundle = unpacked(base + 'arcanum.bin.gz', 'application/octet-stream').then((all) =>
    all.arrayBuffer(),
  );
  bundle.catch(() => {});
  const python = await started(base, bundle);
  const rows = new Rows(
    (storage) => say({ storage }),
    (table, lost) => void host?.then((found) => found.changed_elsewhere(table, lost)),
  );
  return python.pyimport(BOOT).start(rows);
}

async function heed(message: ToWorker): Promise<void> {
  if ('start' in message) {
    host ??= start(message.start);
    await host;
    say({ ready: true });
    return;
  }
  const table = await host!;
  if ('ask' in message) {
    const answer = await table.ask(message.method, message.path, message.token, message.body);
    const [status, text] = answer.toJs();
    say({ answer: message.ask, status, text });
  } else if ('listen' in message) {
    const number = message.listen;
    const push = (text: string): void => say({ said: number, text });
    const refused = await table.listen(
      number,
      message.table,
      JSON.stringify(message.who),
      message.since,
      push,
    );
    if (refused) say({ closed: number, code: 4000 + refused });
  } else table.leave(message.leave);
}

onmessage = (event: MessageEvent<ToWorker>) => {
  heed(event.data).catch((error: unknown) => {
    console.error(error);
    if ('ask' in event.data)
      say({ answer: event.data.ask, status: 500, text: JSON.stringify({ error: String(error) }) });
    else if ('start' in event.data) say({ failed: String(error) });
  });
};
