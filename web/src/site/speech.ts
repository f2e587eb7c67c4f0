import type { Who } from '../core/host/host';

// What goes between the page and the worker.

export type ToWorker =
  | { start: string }
  | { ask: number; method: string; path: string; token: string; body: string }
  | { listen: number; table: string; who: Who; since: number }
  | { leave: number };

/** `none`: this browser keeps nothing; `full`: no more can be kept; `elsewhere`: another tab's course is kept */
export type Storage = 'well' | 'none' | 'full' | 'elsewhere';

export type FromWorker =
  | { answer: number; status: number; text: string }
  | { said: number; text: string }
  | { closed: number; code: number }
  | { storage: Storage }
  | { ready: true }
  | { failed: string };
