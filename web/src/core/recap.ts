import type { Table } from './table.svelte';
import type { Told, View } from './types';

// A round that is over, in sums. What of it is counted is for the game to say.

export interface Named {
  icon: string;
  name: string;
}

/** One side: a row of sums for each source, by column; what they come to, and what there is now. */
export interface Account {
  seat: string;
  /** its shape and colour */
  mark: number;
  name: string;
  sums: number[][];
  total: number[];
  now: number[];
}

export interface Recap {
  title: string;
  headline: string;
  /** the button that ends the look back */
  on: string;
  /** what the row of totals is called */
  whole: string;
  /** notes before the round */
  from: number;
  /** what is counted; the first is drawn large */
  columns: Named[];
  sources: Named[];
  accounts: Account[];
  /** what else is worth telling, and its heading */
  changes: Told[];
  heading: string;
}

/** `recap.ts` of a game. */
export interface Look {
  /** the last round that is over; null in the first */
  lastRound: (table: Table) => Recap | null;
}

/** Where the last round that is over begins and ends among the notes. */
export function lastOver(notes: Told[]): [number, number] | null {
  const starts = notes.flatMap((told, i) => (told.note === 'round-starts' ? [i] : []));
  return starts.length < 2 ? null : [starts.at(-2)!, starts.at(-1)!];
}

/** Sums by source, from one entry for each gain or loss: whose, from what, of what, how much. */
export function accountOf(
  entries: [source: number, column: number, n: number][],
  sources: number,
  columns: number,
): { sums: number[][]; total: number[] } {
  const sums = Array.from({ length: sources }, () => Array<number>(columns).fill(0));
  for (const [source, column, n] of entries) sums[source][column] += n;
  const total = Array.from({ length: columns }, (_, k) => sums.reduce((sum, row) => sum + row[k], 0));
  return { sums, total };
}

/** Who has most, of a column: all of them on a tie. */
export function leaders(accounts: Account[], column = 0): Account[] {
  const most = Math.max(...accounts.map((one) => one.now[column]));
  return accounts.filter((one) => one.now[column] === most);
}

export type RoundOf = (view: View) => number;
