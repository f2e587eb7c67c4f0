import { getContext, setContext } from 'svelte';

// What the parts of an open rulebook share: where the reader is, and which note is open.

export interface Reading {
  /** the rule that is read now */
  readonly here: string;
  /** the term that is explained now */
  readonly note: string;
  /** the rules that can be tried in a position of their own */
  readonly tries: Set<string>;
  /** whether there is something to say about a term */
  explains: (term: string) => boolean;
  go: (rule: string) => void;
  toChapter: (id: string) => void;
  explain: (term: string, by: HTMLElement) => void;
}

const KEY = Symbol('rulebook');
export const open = (reading: Reading): Reading => setContext(KEY, reading);
export const reading = (): Reading => getContext<Reading>(KEY);
