// Beside the page. Web push: "your move", a reminder, a rematch, unless the table is being looked at. The words come with the registration.
const words = new URLSearchParams(location.search);
const KNOWN = ['your-turn', 'reminder', 'rematch', 'gathered', 'several', 'open'];

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// When the server is away, a page that is opened becomes the table without one, if this browser keeps it.
const isKept = async () => (await caches.match('/alone/list-of-files')) !== undefined;
async function opened(request) {
  const answer = await fetch(request).catch(() => null);
  const isAway = answer === null || (answer.status >= 502 && answer.status <= 504);
  return isAway && (await isKept()) ? Response.redirect('/alone/?away#/', 302) : (answer ?? Response.error());
}
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET')
    event.respondWith(opened(event.request));
});

const pathOf = (table, what) =>
  what === 'open' ? `/t/${encodeURIComponent(table)}#join=` : `/table/${encodeURIComponent(table)}`;
const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });
const shows = (page, table) => new URL(page.url).pathname === pathOf(table);

async function told(table, what) {
  if ((await pages()).some((page) => shows(page, table) && page.visibilityState === 'visible')) return;
  await self.registration.showNotification('Arcanum', {
    body: words.get(what) ?? words.get('text') ?? 'Your move',
    tag: table,
    icon: '/sigil.svg',
    data: { table, what },
  });
}

self.addEventListener('push', (event) => {
  const { what, table } = event.data?.json() ?? {};
  if (KNOWN.includes(what) && table) event.waitUntil(told(table, what));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { table, what } = event.notification.data;
  event.waitUntil(
    pages().then((all) => {
      const open = all.find((page) => shows(page, table));
      return open ? open.focus() : self.clients.openWindow(pathOf(table, what)); // the browser knows the seat
    }),
  );
});
