import type { Storage } from './speech';

/** Whether tables are kept. */
export const storage = $state<{ state: Storage }>({ state: 'well' });
