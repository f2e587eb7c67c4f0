import { host } from '#host';
import type { Given } from './api';
import { LANGUAGES, type Lang } from './texts.svelte';
import type { Costly } from './types';

// What this browser remembers: language, theme, name, and the tables it sat at.

export interface Mine {
  table: string;
  token: string;
  game: string;
  at: number;
  names?: string[];
  seat?: number;
  over?: boolean;
  move?: boolean;
  /** how many notes the person had seen when they last looked */
  seen?: number;
  /** turn notices asked for: the address, or what stands for it */
  notices?: Partial<Record<'webhook' | 'email' | 'push', string>>;
  /** the account that this seat was put into */
  account?: string;
  /** the account opened it here: the token goes when that logs out */
  lent?: boolean;
  /** what the other seats are opened with; an older table has tokens here */
  links?: Given[];
  /** what the server showed of its part of the deal, and the part that this page added */
  seal?: string;
  part?: string;
  /** the link for the whole table, of its host */
  join?: string;
  /** another person at this screen has this seat */
  here?: boolean;
  /** the last line of chat that was read, and who is not heard here */
  read?: number;
  muted?: string[];
  /** the name of the table */
  title?: string;
  /** the table of a lesson: where it is */
  lesson?: { title: Record<string, string>; step: number; of: number };
}

/** A costly decision to be taken again at a table of its own, and what was taken there. */
export interface Puzzle extends Pick<
  Costly,
  'played' | 'best' | 'chance_played' | 'chance_best' | 'reasons'
> {
  /** the version before the decision */
  at: number;
  /** the finished game, and what opens the own seat there */
  from: string;
  token: string;
  taken?: string;
}
const MOST_PUZZLES = 20;
// The table without a server may lie in a folder of one: the tables and the account there are not those here.
const APART = host.alone ? ['mine', 'account', 'finished'] : [];
const nameOf = (key: string): string => `arcanum.${APART.includes(key) ? 'alone.' : ''}${key}`;

function read<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(nameOf(key));
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(nameOf(key), JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function firstLanguage(): Lang {
  for (const wanted of navigator.languages ?? []) {
    const found = LANGUAGES.find((lang) => wanted.toLowerCase().startsWith(lang));
    if (found) return found;
  }
  return 'en';
}

export type Theme = 'dark' | 'light';

/** How fast others' turns are shown. */
export const PACES = ['slow', 'quick', 'key', 'off'] as const;
export type Pace = (typeof PACES)[number];

/** What is on or off, by the name under which it is kept. */
type Switch =
  'asks' | 'blink' | 'chime' | 'letters' | 'prices' | 'recap' | 'scores' | 'side' | 'strip' | 'tips';

class Prefs {
  lang = $state<Lang>(read('lang', firstLanguage()));
  theme = $state<Theme>(
    read('theme', matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'),
  );
  name = $state<string>(read('name', ''));
  letters = $state<boolean>(read('letters', true));
  /** null: not chosen yet */
  pace = $state<Pace | null>(read('pace', null));
  /** a recap at the end of each round */
  recap = $state<boolean>(read('recap', true));
  /** the side column is shown; null: where there is room */
  side = $state<boolean | null>(read('side', null));
  /** what is costly is asked about */
  asks = $state<boolean>(read('asks', true));
  /** what options take and bring is shown beside them */
  prices = $state<boolean>(read('prices', true));
  /** what everybody would score now, and what a performance would pay */
  scores = $state<boolean>(read('scores', true));
  /** symbols are explained on hover or a long press */
  tips = $state<boolean>(read('tips', true));
  /** where the turn is, and what for */
  strip = $state<boolean>(read('strip', true));
  /** the title blinks when it is one's turn, out of sight; null: not on a shared screen */
  blink = $state<boolean | null>(read('blink', null));
  /** two notes when it is one's turn */
  chime = $state<boolean>(read('chime', false));
  /** the account that is logged in here, as far as this browser knows */
  account = $state<string>(read('account', ''));
  mine = $state<Mine[]>(read('mine', []));
  /** by table */
  puzzles = $state<Record<string, Puzzle>>(read('puzzles', {}));
  /** the lobby shows open tables; null: nobody has said */
  openTables = $state<boolean | null>(read('open', null));
  /** where a game goes on: a server with friends, or a page without one */
  server = $state<string>(read('server', ''));
  site = $state<string>(read('site', ''));
  /** the games of which one was played to its end here */
  finished = $state<string[]>(
    read(
      'finished',
      read<Mine[]>('mine', []).flatMap((m) => (m.over ? [m.game] : [])),
    ),
  );

  setLang(lang: Lang): void {
    this.lang = lang;
    write('lang', lang);
  }

  toggleTheme(): void {
    this.theme = this.theme === 'dark' ? 'light' : 'dark';
    write('theme', this.theme);
  }

  setName(name: string): void {
    this.name = name;
    write('name', name);
  }

  turn(what: Switch, on: boolean): void {
    this[what] = on;
    write(what, on);
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    write('pace', pace);
  }

  setOpenTables(on: boolean): void {
    this.openTables = on;
    write('open', on);
  }

  setPlace(kind: 'server' | 'site', address: string): void {
    this[kind] = address;
    write(kind, address);
  }

  setAccount(name: string): void {
    this.account = name;
    write('account', name);
  }

  /** Remember a table, newest first. */
  keep(entry: Mine): void {
    const old = this.mine.find((m) => m.table === entry.table && m.token === entry.token);
    const next = { ...old, ...entry };
    if (next.over && !this.finished.includes(next.game)) {
      this.finished = [...this.finished, next.game];
      write('finished', this.finished);
    }
    if (JSON.stringify(old) === JSON.stringify(next)) return;
    this.mine = [next, ...this.mine.filter((m) => m !== old)].slice(0, 60);
    write('mine', this.mine);
  }

  keepPuzzle(table: string, puzzle: Puzzle): void {
    const kept = Object.entries(this.puzzles).slice(1 - MOST_PUZZLES);
    this.puzzles = { ...Object.fromEntries(kept), [table]: puzzle };
    write('puzzles', this.puzzles);
  }

  answerPuzzle(table: string, taken: string): void {
    this.puzzles = { ...this.puzzles, [table]: { ...this.puzzles[table], taken } };
    write('puzzles', this.puzzles);
  }

  dropPuzzle(table: string): void {
    this.puzzles = Object.fromEntries(Object.entries(this.puzzles).filter(([name]) => name !== table));
    write('puzzles', this.puzzles);
  }

  forget(entry: Mine): void {
    this.mine = this.mine.filter((m) => m !== entry);
    write('mine', this.mine);
  }

  tokenFor(table: string): string {
    return this.mine.find((m) => m.table === table)?.token ?? '';
  }

  lastSetup<T>(game: string, fallback: T): T {
    return read('setup.' + game, fallback);
  }

  keepSetup(game: string, setup: unknown): void {
    write('setup.' + game, setup);
  }
}

export const prefs = new Prefs();
