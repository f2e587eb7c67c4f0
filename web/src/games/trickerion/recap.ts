import type { Told } from '../../core/types';
import type { TrickerionView } from './facts';

// A week in sums: what each player gained and paid, and by what. Told by the notes alone.

export const SOURCES = ['poster', 'links', 'tricks', 'show', 'city', 'wages'] as const;
export type Source = (typeof SOURCES)[number];
/** fame, coins, shards */
export type Sums = [number, number, number];

export interface Week {
  number: number;
  /** notes before it */
  from: number;
  seats: { seat: string; sums: Record<Source, Sums>; total: Sums; now: Sums }[];
  /** what changed for the next week */
  changes: Told[];
}

const OF: Record<string, Source> = {
  advertises: 'poster',
  'heir-advertises': 'poster',
  'puts-marker': 'links',
  links: 'links',
  'heir-puts': 'links',
  'heir-links': 'links',
  'trick-yields': 'tricks',
  premieres: 'tricks',
  'heir-leftover': 'tricks',
  lectures: 'tricks',
  'heir-lectures': 'tricks',
  performs: 'show',
  'performer-bonus': 'show',
  'protege-backstage': 'show',
  'heir-performs': 'show',
  'heir-backstage': 'show',
  wages: 'wages',
  unpaid: 'wages',
  'heir-changes-coins': 'wages',
};
const GAINS: Record<string, [number, number]> = {
  'gains-fame': [0, 1],
  'loses-fame': [0, -1],
  'gains-coins': [1, 1],
  'pays-coins': [1, -1],
  'gains-shards': [2, 1],
  'spends-shards': [2, -1],
};
const CHANGES = [
  'joins',
  'order-arrives',
  'card-leaves',
  'card-arrives',
  'prophecy-active',
  'heir-hired-join',
];
const empty = (): Record<Source, Sums> =>
  Object.fromEntries(SOURCES.map((s) => [s, [0, 0, 0]])) as unknown as Record<Source, Sums>;

/** The last week that is over; null in the first. */
export function lastWeek(view: TrickerionView, notes: Told[]): Week | null {
  const starts = notes.flatMap((told, i) => (told.note === 'round-starts' ? [i] : []));
  if (starts.length < 2) return null;
  const [from, end] = starts.slice(-2);
  const seats = view.troupes.map(({ seat, fame, coins, shards }) => {
    const sums = empty();
    const now: Sums = [fame, coins, shards];
    let cause: Source = 'city';
    notes.slice(from).forEach((told, i) => {
      // A note of the Heir's own names no player.
      const who = told.player ?? (told.note.startsWith('heir-') ? 'Heir' : undefined);
      if (who !== seat && !(told.note === 'pays-player' && told.other === seat)) return;
      const gain = GAINS[told.note];
      const n = Number(told.n);
      if (told.note === 'pays-player') {
        const sign = told.player === seat ? -1 : 1;
        if (from + i < end) sums[cause][1] += sign * n;
        else now[1] -= sign * n;
      } else if (!gain) cause = OF[told.note] ?? 'city';
      else if (from + i < end) sums[cause][gain[0]] += gain[1] * n;
      else now[gain[0]] -= gain[1] * n;
    });
    const total = [0, 1, 2].map((k) => SOURCES.reduce((sum, s) => sum + sums[s][k], 0)) as Sums;
    return { seat, sums, total, now };
  });
  return {
    number: Number(notes[from].n),
    from,
    seats,
    changes: notes.slice(from, end).filter((told) => CHANGES.includes(told.note)),
  };
}
