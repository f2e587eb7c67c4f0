import type { Component } from 'svelte';
import type { Table } from '../core/table.svelte';
import type { TableObject, View } from '../core/types';

export interface Thread {
  text: string;
  tokens: string[];
}

/** `seat`: who speaks or acts, where it is not the one who decides */
export interface Said {
  cap?: string;
  text: string;
  seat?: string;
}

/** What a game brings along. A game without its own board is played on the plain one. */
export interface GamePart {
  /** makes what the board keeps of a table, before anything is drawn that watches it */
  begin?: (table: Table) => void;
  Board: Component<{ table: Table }>;
  /** the score and what is worth a look when the game is over */
  End?: Component<{ table: Table }>;
  /** a card, large */
  Large?: Component<{ value: string; players: number; kept: string[] }>;
  /** more tabs of the side column */
  Seen?: Component<{ table: Table }>;
  /** the time of the game, drawn in the top bar */
  Top?: Component<{ table: Table }>;
  /** more buttons of the ribbon, for decisions that are made in steps on the board */
  Acts?: Component<{ table: Table }>;
  /** how the tab of `Seen` is called; `first`: it is the one shown at the start */
  seen?: { icon: string; label: () => string; first?: boolean };
  /** what ints in prompts stand for, by kind */
  values: Record<string, string[]>;
  /** short lines for the top bar: icon and text */
  chips: (table: TableObject) => [string, string][];
  /** beads of a thing in several steps: how many are done, of how many */
  steps?: (view: View) => [number, number] | null;
  /** a decision of several steps: what it is, and the tokens given or taken so far */
  thread?: (table: Table) => Thread | null;
  /** what the ribbon says instead of the open question: its small line, its sentence */
  says?: (table: Table) => Said | null;
  /** cards that the viewer kept, for advice on the large card */
  kept?: (view: View) => string[];
}

export async function partOf(game: string): Promise<GamePart> {
  try {
    if (game === 'trickerion') return (await import('./trickerion/part')).default;
    if (game === 'seasons') return (await import('./seasons/part')).default;
    if (game === 'pax_illuminaten') return (await import('./pax_illuminaten/part')).default;
  } catch {
    // A board that does not load: the plain one plays every game.
  }
  return (await import('./plain/part')).default;
}
