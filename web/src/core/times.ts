import { say, speech } from './texts.svelte';

// Times as people read them: how long, and when, by the clock of the reader.

const two = (n: number): string => String(Math.floor(n)).padStart(2, '0');
const DAY = 86_400;

/** What is left on a clock. */
export function left(seconds: number): string {
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  if (seconds < DAY)
    return say('page-hours', { h: Math.floor(seconds / 3600), m: Math.floor((seconds % 3600) / 60) });
  return say('page-days', { d: Math.floor(seconds / DAY), h: Math.floor((seconds % DAY) / 3600) });
}

/** How long something lasts, roughly. */
export function lasting(seconds: number): string {
  const [n, unit] =
    seconds < 3600
      ? [Math.max(1, Math.floor(seconds / 60)), 'minute']
      : seconds < 2 * DAY
        ? [Math.floor(seconds / 3600), 'hour']
        : [Math.floor(seconds / DAY), 'day'];
  return new Intl.NumberFormat(speech.lang, { style: 'unit', unit, unitDisplay: 'short' }).format(n);
}

/** A moment, in the reader's time zone: the hour, with the day where that is another one. */
export function moment(at: number, now = Date.now() / 1000): string {
  const day = new Date(at * 1000).toDateString() === new Date(now * 1000).toDateString();
  const far = Math.abs(at - now) > 6 * DAY;
  return new Intl.DateTimeFormat(speech.lang, {
    ...(day ? {} : far ? { day: 'numeric', month: 'short' } : { weekday: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(at * 1000);
}

/** A moment in full, with the name of the time zone. */
export const fullMoment = (at: number): string =>
  new Intl.DateTimeFormat(speech.lang, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at * 1000);
