import type { Component } from 'svelte';
import { api } from './api';
import type { Retell } from './playback.svelte';
import type { Table } from './table.svelte';
import type { Nouns } from './texts.svelte';
import type { Option, TableObject, Told, View } from './types';

// What a game brings along for the page: a folder in `src/games`, named by the game's id.

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

/** What an option takes (below 0) or brings. */
export interface Cost {
  icon: string;
  n: number;
  name: string;
}

/** What is begun on the board and not sent. */
export interface Draft {
  fits: (option: Option) => boolean;
  join: (option: Option) => void;
}

/** Where a turn is. A part outside of the row, such as others' turns, is named too. */
export interface Turn {
  parts: string[];
  now: string;
}

/** A line of the log: one note, or several that tell one thing. */
export interface Line {
  /** the first of its notes, counted from 0, and how many of them it tells */
  at: number;
  of: number;
  told: Told;
  /** where it is not the text of its note */
  text?: string;
  head?: boolean;
  /** it follows from the line before, and is not said */
  quiet?: boolean;
}

type Screen = Component<{ table: Table }>;

/** `part.ts` of a game. A game without it is played on the plain board. */
export interface GamePart {
  /** makes what the board keeps of a table, before anything is drawn that watches it */
  begin?: (table: Table) => void;
  Board: Screen;
  /** the score and what is worth a look when the game is over; loaded when it is */
  finish?: (table: Table) => Promise<{ default: Screen }>;
  /** a card, large */
  Large?: Component<{ value: string; players: number; kept: string[] }>;
  /** more tabs of the side column */
  Seen?: Screen;
  /** the time of the game, drawn in the top bar */
  Top?: Screen;
  /** more buttons of the ribbon, for decisions that are made in steps on the board */
  Acts?: Screen;
  /** a token, as `thread` and `tokens` name them */
  Token?: Component<{ kind: string; size: number }>;
  /** how the tab of `Seen` is called; `first`: it is the one shown at the start */
  seen?: { icon: string; label: () => string; first?: boolean };
  /** verbs that end a step: their buttons come last, and one key takes them */
  ends?: string[];
  /** the option that most people want here: its button is the filled one */
  chief?: (option: Option) => boolean;
  /** what speaks against an option, asked before it is taken */
  doubts?: (option: Option, table: Table) => string | null;
  /** what an option takes and brings, shown beside it */
  costs?: (option: Option, table: Table) => Cost[];
  /** hints while something is begun on the board: whether an option goes with it, and how it joins it */
  draft?: (table: Table) => Draft | null;
  /** what an option is about, in words, where its text names it and only the board shows it */
  shows?: (option: Option, view: View) => string;
  /** verbs whose options share one button, which opens a menu: the keys of its text */
  grouped?: Record<string, string>;
  /** the icon on the button of an option */
  icon?: (option: Option) => string;
  /** tokens on the button of an option, in place of an icon */
  tokens?: (option: Option) => string[];
  /** how the nouns of this game are told */
  nouns?: Nouns;
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
  /** the parts of a turn, and which it is now; texts `<game>-turn-<part>` */
  turn?: (view: View) => Turn | null;
  /** kinds of nouns that symbols of the board are named by */
  tips?: string[];
  /** notes that begin or end a part of the game, such as a round: headings of the log */
  heads?: string[];
  /** the log as a story: notes that belong together in one line */
  lines?: (notes: Told[], table: Table) => Line[];
  /** parts of the board that a picture of the rulebook can show: where they are found on it; `@Top`, `@Seen`: that screen */
  figures?: Record<string, string>;
  /** how others' turns are played on the board */
  retell?: () => Promise<{ default: Retell }>;
  /** cards that the viewer kept, for advice on the large card */
  kept?: (view: View) => string[];
}

const PARTS = import.meta.glob<GamePart>('../games/*/part.ts', { import: 'default' });

/** The part of a game: our own, one that the game brings along, or the plain one. */
export async function partOf(game: string): Promise<GamePart> {
  try {
    const own = PARTS[`../games/${game}/part.ts`];
    if (own) return await own();
    const page = (await api.games()).games.find((info) => info.id === game)?.page;
    if (page) {
      const [{ wrapped }, brought] = await Promise.all([
        import('../plain/brought'),
        import(/* @vite-ignore */ page),
      ]);
      return wrapped(brought.default);
    }
  } catch {
    // A board that does not load: the plain one plays every game.
  }
  return (await import('../plain/part')).default;
}
