import { api, Refused } from './api';
import { hand, headerOf } from './carry';
import { router, tablePath } from './router.svelte';
import { keep } from './seats';
import { say } from './texts.svelte';

const MOST = 65_000;

/** The record of a game, from a file: to step through, to analyse, or to play on. What is wrong with it, in words. */
export async function open(file: File): Promise<string> {
  try {
    if (file.size > MOST) return say('page-bring-large');
    const text = await file.text();
    if (headerOf(text)?.running) {
      hand({ record: text }, false); // who plays it on is to be said first
      router.go('/bring');
      return '';
    }
    const made = await api.bring(text);
    const head = JSON.parse(text.split('\n')[0]) as { game: string };
    if (made.seats.length) {
      const entry = keep(made, head.game, null);
      router.go(tablePath(entry.table, entry.token));
    } else router.go(tablePath(made.table, ''));
    return '';
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.status ? error.message : say('page-offline');
  }
}
