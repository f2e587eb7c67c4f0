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

/** Where the last round that is over begins and ends among the notes; `start` is the note that begins one. */
export function lastOver(notes: Told[], start: string): [number, number] | null {
  const starts = notes.flatMap((told, i) => (told.note === start ? [i] : []));
  return starts.length < 2 ? null : [starts.at(-2)!, starts.at(-1)!];
}

/** The sums of one side, by source and column; what comes after the round is off what there is now. */
export class Ledger {
  private readonly sums: number[][];

  constructor(
    private readonly now: number[],
    sources: number,
    private readonly end: number,
  ) {
    this.sums = Array.from({ length: sources }, () => now.map(() => 0));
  }

  /** A gain or loss, as the note of that number tells it. */
  book(at: number, source: number, column: number, n: number): void {
    if (at < this.end) this.sums[source][column] += n;
    else this.now[column] -= n;
  }

  /** What they come to, once all is booked. */
  account(): Pick<Account, 'sums' | 'total' | 'now'> {
    const { sums, now } = this;
    return { sums, total: now.map((_, k) => sums.reduce((sum, row) => sum + row[k], 0)), now };
  }
}

/** Who has most, of a column: all of them on a tie. */
export function leaders(accounts: Account[], column = 0): Account[] {
  const most = Math.max(...accounts.map((one) => one.now[column]));
  return accounts.filter((one) => one.now[column] === most);
}

export type RoundOf = (view: View) => number;
