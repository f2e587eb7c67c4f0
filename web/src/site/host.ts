import type { Hearer, Host, Line, Who } from '../core/host/host';
import { keepFiles } from './offline';
import type { FromWorker, ToWorker } from './speech';
import { state } from './state.svelte';

// The table inside this browser. What never changes are files beside the page; all else is answered
// by Python in a worker, which is started as soon as the page has been drawn.

const base = new URL('./', document.baseURI);

// -- the worker

type Asked = { done: (answer: Response) => void; failed: (why: Error) => void };

const asked = new Map<number, Asked>();
const hearers = new Map<number, { line: { open: boolean }; hearer: Hearer }>();
let numbers = 0;
let worker: Worker | null = null;
let isReady = false;
const LOST = 1006; // the code of a line that broke: whoever listens tries again

function started(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'table' });
  worker.onmessage = (event: MessageEvent<FromWorker>) => hear(event.data);
  worker.onerror = (event) => (isReady ? fail(event.message) : giveUp(event.message));
  tell({ start: new URL('python/', base).href });
  return worker;
}

function tell(message: ToWorker): void {
  started().postMessage(message);
}

function hear(message: FromWorker): void {
  if ('answer' in message) {
    asked.get(message.answer)?.done(new Response(message.text, { status: message.status }));
    asked.delete(message.answer);
  } else if ('said' in message) {
    hearers.get(message.said)?.hearer.said(message.text);
  } else if ('closed' in message) {
    const found = hearers.get(message.closed);
    hearers.delete(message.closed);
    if (found) found.line.open = false;
    found?.hearer.closed(message.code);
  } else if ('storage' in message) state.storage = message.storage;
  else if ('ready' in message) {
    isReady = true;
    state.failed = false;
    void keepFiles(base);
  } else if ('failed' in message) giveUp(message.failed);
}

function fail(why: string): void {
  for (const each of asked.values()) each.failed(new Error(why));
  asked.clear();
}

/** It did not start: nobody waits for what cannot come, and whoever asks next has it tried again. */
function giveUp(why: string): void {
  worker?.terminate();
  worker = null;
  state.failed = true;
  fail(why);
  for (const number of [...hearers.keys()]) hear({ closed: number, code: LOST });
}

/** Python comes once the lobby is on the screen; who opens a table directly waits for it anyway. */
export function prepare(): void {
  const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
  requestAnimationFrame(() => idle(() => started()));
}

// -- calls

const EMPTY: Record<string, unknown> = {
  '/me': { name: null, tables: [] },
  '/tables': { tables: [], more: '' },
  '/notices': { webhook: false, email: false, push: null },
};

/** The file that answers a call, if there is one. */
function file(method: string, path: string): string | null {
  if (method !== 'GET') return null;
  const [, kind, game, lang] = /^\/(games|rules|cards|lessons|texts)(?:\/([^?]+))?(?:\?lang=(\w+))?$/.exec(
    path,
  ) ?? ['', ''];
  if (kind === 'games') return 'api/games.json';
  if (kind === 'texts') return `api/texts/${game}.ftl`;
  if (!kind || !game) return null;
  return lang ? `api/${kind}/${game}.${lang}.json` : `api/${kind}/${game}.md`;
}

async function ask(method: string, path: string, token = '', body?: unknown): Promise<Response> {
  const bare = path.split('?')[0];
  if (method === 'GET' && bare in EMPTY) return Response.json(EMPTY[bare]);
  if (method === 'GET' && /^\/tables\/[^/]+\/notices$/.test(path)) return Response.json({ notices: [] });
  const found = file(method, path);
  if (found) return fetch(new URL(found, base));
  const number = ++numbers;
  return new Promise((done, failed) => {
    asked.set(number, { done, failed });
    tell({ ask: number, method, path, token, body: body === undefined ? '' : JSON.stringify(body) });
  });
}

function live(table: string, who: Who, since: number, hearer: Hearer): Line {
  const number = ++numbers;
  const line = {
    open: true,
    close: () => {
      line.open = false;
      if (hearers.delete(number)) tell({ leave: number });
    },
  };
  hearers.set(number, { line, hearer });
  tell({ listen: number, table, who, since });
  return line;
}

// -- addresses: a folder of files has only one page, so the rest stands behind #

const href = (path: string): string => (path.startsWith('#') ? path : '#' + path.replace('#', '~'));

/** Links of the page begin at the root of a server; here they begin behind #. */
function mend(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
  link?.setAttribute('href', href(link.getAttribute('href')!));
}
/** A link to a place in the same page. */
function jump(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  const to = link?.getAttribute('href');
  if (!to || to.startsWith('#/') || event.defaultPrevented) return;
  event.preventDefault();
  location.hash = href(host.here().split('#')[0] + to);
}
addEventListener('click', jump);
for (const kind of ['pointerover', 'pointerdown', 'focusin', 'click']) addEventListener(kind, mend, true);

export const host: Host = {
  alone: true,
  own: {
    Notes: () => import('./Notes.svelte'),
  },
  ask,
  live,
  here: () => (location.hash.startsWith('#/') ? location.hash.slice(1).replace('~', '#') : '/'),
  href,
};
