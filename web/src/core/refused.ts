import { say, speech, t } from './texts.svelte';

// The lines that a server gives are English. Whoever reads another language gets what they come to, by their
// status; the bare lobby has words for few of them.

/** A line of the server, as its reader reads it. */
export function readable(status: number, line: string | undefined): string {
  if (!speech.texts || (line && speech.lang === 'en')) return line ?? String(status);
  const words = `page-refused-${status < 500 ? status : 503}`;
  return say(t().has(words) ? words : 'page-refused');
}
