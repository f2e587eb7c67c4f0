// Keeps all files of the site in this browser. FILES and VERSION are put in when the site is built.
const FILES = {};
const VERSION = '';

const NAME = `arcanum-${VERSION}`;
const LIST = 'list-of-files';
const at = (file) => new URL(file, self.registration.scope).href;

/** What an earlier version kept, and what it was. */
async function earlier() {
  for (const name of await caches.keys()) {
    if (!name.startsWith('arcanum-') || name === NAME) continue;
    const cache = await caches.open(name);
    const list = await cache.match(at(LIST));
    if (list) return { cache, files: await list.json() };
  }
  return null;
}

/** Takes over what has not changed; only the rest is loaded. */
async function fill() {
  const cache = await caches.open(NAME);
  const old = await earlier();
  for (const [file, hash] of Object.entries(FILES)) {
    const kept = old && old.files[file] === hash ? await old.cache.match(at(file)) : undefined;
    const answer = kept ?? (await fetch(at(file), { cache: 'no-cache' }));
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    await cache.put(at(file), answer);
  }
  await cache.put(at(LIST), Response.json(FILES));
}

async function tidy() {
  for (const name of await caches.keys())
    if (name.startsWith('arcanum-') && name !== NAME) await caches.delete(name);
}

async function answered(request) {
  const url = new URL(request.url);
  url.hash = url.search = '';
  if (request.mode === 'navigate') url.href = at('index.html');
  const cache = await caches.open(NAME);
  return (await cache.match(url.href)) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(tidy()));
self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(self.registration.scope))
    event.respondWith(answered(request));
});
