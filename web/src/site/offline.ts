import { state } from './state.svelte';

// After one visit everything works without a network. A new version is offered and waits: it never
// comes into a running game by itself.

/** Keep all files in this browser, and look for a new version. */
export async function keepFiles(base: URL): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const found = await navigator.serviceWorker.register(new URL('sw.js', base), { scope: base.href });
    const look = (worker: ServiceWorker | null): void => {
      if (worker?.state === 'installed' && navigator.serviceWorker.controller) state.fresh = worker;
    };
    look(found.waiting);
    found.addEventListener('updatefound', () => {
      const worker = found.installing;
      worker?.addEventListener('statechange', () => look(worker));
    });
    navigator.serviceWorker.controller?.postMessage('tidy'); // what the page before this one still needed
  } catch {
    // A browser that keeps no files plays with a network.
  }
}

/** The person wants the new version: it takes over, unless it did so in another tab, and the page is loaded again. */
export function takeOver(fresh: ServiceWorker): void {
  if (fresh.state !== 'installed') return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  fresh.postMessage('take over');
}
