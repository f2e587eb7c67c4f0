import { say, speech } from './texts.svelte';

// The lines that a server gives are English. Whoever reads another language gets what they come to.

/** What a refusal without a key of its own says, by its status. */
const WORDS: Record<number, string> = {
  400: 'page-refused-400',
  401: 'page-refused-403',
  403: 'page-refused-403',
  404: 'page-refused-404',
  409: 'page-refused-409',
  410: 'page-refused-404',
  413: 'page-refused-413',
  429: 'page-too-often',
};

/** A line of the server, as its reader reads it. */
export function readable(status: number, line: string | undefined): string {
  if (!speech.texts || (line && speech.lang === 'en')) return line ?? String(status);
  return say(WORDS[status] ?? (status >= 500 ? 'page-refused-503' : 'page-refused'));
}
