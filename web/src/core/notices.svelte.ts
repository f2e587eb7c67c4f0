import { api } from './api';
import { prefs } from './prefs.svelte';
import { say, speech } from './texts.svelte';

// "It is your move", for those who do not look. The browser's own notices need an open page; web push,
// e-mail and webhooks come from the server, for one seat of one table, and never while it is looked at.

const can = typeof Notification !== 'undefined';

export const notices = $state({
  on: can && Notification.permission === 'granted',
  can: can && Notification.permission !== 'denied',
});

export async function wantNotices(): Promise<boolean> {
  const given = await Notification.requestPermission();
  notices.on = given === 'granted';
  notices.can = given !== 'denied';
  return notices.on;
}

let last = 0;

/** It is this person's turn: told if they do not look, at most once a minute. */
export function notify(table: string): void {
  if (!document.hidden || !notices.on || Date.now() - last < 60_000 || !speech.texts) return;
  // Who has web push for this table is told by it.
  if (prefs.mine.some((m) => m.table === table && m.notices?.push)) return;
  last = Date.now();
  try {
    new Notification('Arcanum', { body: say('page-your-move'), tag: table });
  } catch {
    notices.on = false; // some phones allow it from workers only
  }
}

type Kind = 'webhook' | 'email' | 'push';

/** Ask the server for notices of a kind; an empty target ends them. Rejects when it refuses. */
export async function setNotice(table: string, token: string, kind: Kind, target: string): Promise<void> {
  await api.notify(table, token, kind, target, prefs.lang);
  const entry = prefs.mine.find((m) => m.table === table && m.token === token);
  if (entry)
    prefs.keep({
      ...entry,
      notices: { ...entry.notices, [kind]: target ? (kind === 'push' ? 'on' : target) : undefined },
    });
}

export const canPush = (): boolean => can && 'serviceWorker' in navigator && 'PushManager' in window;

/** This browser's subscription to the pushes of the server with that key, as JSON. */
export async function subscription(key: string): Promise<string> {
  const words = new URLSearchParams({
    text: say('page-your-move'),
    reminder: say('page-told-reminder'),
    rematch: say('page-told-rematch'),
    gathered: say('page-told-gathered'),
    several: say('page-told-several'),
    open: say('page-told-open'),
  });
  await navigator.serviceWorker.register(`/push.js?${words}`);
  const worker = await navigator.serviceWorker.ready;
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return JSON.stringify(found);
}
