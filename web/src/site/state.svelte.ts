import type { Storage } from './speech';

/** How it goes: whether tables are kept, whether Python started, whether a new version waits. */
export const state = $state<{ storage: Storage; failed: boolean; fresh: ServiceWorker | null }>({
  storage: 'well',
  failed: false,
  fresh: null,
});
