import type { Told } from '../../core/types';

// Fame over the weeks, and where it came from, told by the notes alone.

export const SOURCES = ['tricks', 'links', 'performer', 'posters', 'other'] as const;
export type Source = (typeof SOURCES)[number];

export interface Story {
  /** fame of each seat when each week began, and at the end */
  weeks: number[][];
  from: Record<Source, number>[];
}

const CAUSES: Record<string, Source> = {
  'trick-yields': 'tricks',
  links: 'links',
  'performer-bonus': 'performer',
  advertises: 'posters',
};

export function story(notes: Told[], letters: string[]): Story {
  const seats = letters.length;
  const fame = Array<number>(seats).fill(0);
  const from = Array.from(
    { length: seats },
    () => Object.fromEntries(SOURCES.map((s) => [s, 0])) as Record<Source, number>,
  );
  const weeks: number[][] = [];
  let cause: Source = 'other';
  for (const told of notes) {
    const seat = letters.indexOf(String(told.player));
    if (told.note === 'round-starts') weeks.push([...fame]);
    if (told.note in CAUSES) cause = CAUSES[told.note];
    else if (told.note === 'gains-fame') {
      fame[seat] += Number(told.n);
      from[seat][cause] += Number(told.n);
    } else if (told.note === 'loses-fame') {
      fame[seat] -= Number(told.n);
      cause = 'other';
    } else if (told.note !== 'gains-coins' && told.note !== 'gains-shards' && told.note !== 'pays-coins')
      cause = 'other';
    if (told.note === 'game-ends') break;
  }
  weeks.push([...fame]);
  return { weeks, from };
}
