import { here } from './here';

// When the server is away: the table without one, which this browser keeps beside the page.

/** Have the browser keep it, in its own time; who asks to save data is left alone. */
export async function keepAlone(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!here.alone || !('serviceWorker' in navigator) || connection?.saveData) return;
  try {
    // Notices have words of their own in that address: such a registration stays.
    if (!(await navigator.serviceWorker.getRegistration('/')))
      await navigator.serviceWorker.register('/push.js');
    await navigator.serviceWorker.register('/alone/sw.js', { scope: '/alone/' });
  } catch {
    // A browser that keeps no files needs its server.
  }
}

/** Whether it is all here. */
export async function isKept(): Promise<boolean> {
  return here.alone && 'caches' in window && (await caches.match('/alone/list-of-files')) !== undefined;
}
