// Keeps all files of the site in this browser. FILES and VERSION are put in when the site is built.
const FILES = {};
const VERSION = '';

// Copies in several folders of one host share their caches: the name says whose this is. No path has a space.
const OURS = `arcanum ${new URL(self.registration.scope).pathname} `;
const NAME = OURS + VERSION;
const LIST = 'list-of-files';
const EARLIER = 'pages-of-earlier-versions';
const at = (file) => new URL(file, self.registration.scope).href;
const versions = async () => (await caches.keys()).filter((name) => name.startsWith(OURS)).reverse();

/** What earlier versions kept, and what it was: the newest first. */
async function earlier() {
  const found = [];
  for (const name of await versions()) {
    const cache = await caches.open(name);
    const list = name === NAME ? undefined : await cache.match(at(LIST));
    if (list) found.push({ cache, files: await list.json() });
  }
  return found;
}

/** Takes over what has not changed; only the rest is loaded. */
async function fill() {
  const cache = await caches.open(NAME);
  const old = await earlier();
  for (const [file, hash] of Object.entries(FILES)) {
    const keeper = old.find((each) => each.files[file] === hash);
    const answer = (await keeper?.cache.match(at(file))) ?? (await fetch(at(file), { cache: 'no-cache' }));
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    await cache.put(at(file), answer);
  }
  await cache.put(at(LIST), Response.json(FILES));
}

// -- an update comes to one tab; the others go on with the files that they began with

/** When a version took over, and what the pages and workers that are older began with: caches by client. */
const history = async (name) =>
  (await (await caches.match(at(EARLIER), { cacheName: name }))?.json()) ?? { since: 0, pages: {} };
let pages = null;
const olderPages = async () => (pages ??= (await history(NAME)).pages);

/** Whoever is here when this version takes over began with the one before it, or with one yet older. */
async function takeOver() {
  let last = { since: 0, pages: {} };
  for (const name of await versions()) {
    const found = name === NAME ? last : { name, ...(await history(name)) };
    if (found.since > last.since) last = found;
  }
  pages = {};
  if (last.name)
    for (const { id } of await self.clients.matchAll({ type: 'all' }))
      pages[id] = last.pages[id] ?? last.name;
  await (await caches.open(NAME)).put(at(EARLIER), Response.json({ since: Date.now(), pages }));
  if (!last.name) await self.clients.claim(); // the first visit, too, goes on without a network
  await tidy();
}

/** Away with what no page needs any more, nor a version that is on its way. */
async function tidy() {
  if (self.registration.installing || self.registration.waiting) return;
  const here = (await self.clients.matchAll({ type: 'all' })).map((client) => client.id);
  const older = await olderPages();
  const needed = [NAME, ...here.map((id) => older[id])];
  for (const name of await versions()) if (!needed.includes(name)) await caches.delete(name);
}

async function answered({ request, clientId }) {
  const url = new URL(request.url);
  url.hash = url.search = '';
  const isNew = request.mode === 'navigate';
  if (isNew) url.href = at('index.html');
  const kept = (name) => caches.match(url.href, { cacheName: name });
  let found = await kept((!isNew && (await olderPages())[clientId]) || NAME);
  if (!found) for (const name of await versions()) found ??= await kept(name);
  return found ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
  if (event.data === 'tidy') event.waitUntil(tidy());
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(self.registration.scope))
    event.respondWith(answered(event));
});
