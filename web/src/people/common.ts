import { account } from '../core/account.svelte';
import { api, Refused } from '../core/api';
import { prefs } from '../core/prefs.svelte';
import { router, tablePath } from '../core/router.svelte';
import { say, speech, t } from '../core/texts.svelte';
import type { GameInfo } from '../core/types';

// What the pages about people share.

export interface Loaded {
  games: GameInfo[];
}

let asked: Promise<GameInfo[]> | null = null;

/** The titles that are shown, in the order of the lobby. */
export function titles(): Promise<GameInfo[]> {
  asked ??= api.games().then(async ({ games }) => {
    await speech.learn(games.map((g) => g.id));
    return games.filter((g) => !g.hidden);
  });
  asked.catch(() => (asked = null));
  return asked;
}

export const titleOf = (game: string): string => t().noun('game', game);
export const botOf = (bot: string): string => t().noun('bot', bot);

/** Why something was refused, in words. */
export function why(error: unknown): string {
  if (!(error instanceof Refused)) throw error;
  const key = `people-no-${error.refusal.key ?? ''}`;
  if (error.refusal.key && t().has(key)) return say(key);
  if (error.status === 0) return say('page-offline');
  if (error.status === 404) return say('people-not-there');
  if (error.status === 429) return say('page-refused-429');
  return error.message;
}

export const number = (n: number, digits = 0): string =>
  new Intl.NumberFormat(speech.lang, { maximumFractionDigits: digits }).format(n);

/** A chance in hundred games; nothing is certain. */
export const percent = (chance: number): number => Math.min(99, Math.max(1, Math.round(chance * 100)));

/** With its sign: a true minus, and ± for nothing. */
export function signed(n: number, digits = 0): string {
  const text = number(Math.abs(n), digits);
  return +n.toFixed(digits) === 0 ? '±0' : (n > 0 ? '+' : '−') + text;
}

export function day(at: number): string {
  const then = new Date(at * 1000);
  const far = Date.now() - at * 1000 > 300 * 86_400_000;
  return new Intl.DateTimeFormat(speech.lang, {
    day: 'numeric',
    month: 'short',
    ...(far ? { year: 'numeric' } : {}),
  }).format(then);
}

/** A day as the server names it, which is the same for all. */
export const dayName = (iso: string): string =>
  new Intl.DateTimeFormat(speech.lang, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(iso + 'T12:00:00Z'));

/** Full hours until a time, in seconds since 1970. */
export const hoursTo = (time: number): number => Math.max(0, Math.ceil((time - Date.now() / 1000) / 3600));

/** Go to a seat of the account: the browser's own token, or a new one. */
export async function goToSeat(game: string, table: string, seat: number): Promise<void> {
  const known = prefs.tokenFor(table);
  if (known) return router.go(tablePath(table, known));
  const opened = await account.open({ table, token: '', game, seat, at: Date.now() });
  router.go(tablePath(table, opened.token));
}

export const playerPath = (name: string): string => `/player/${encodeURIComponent(name)}`;
