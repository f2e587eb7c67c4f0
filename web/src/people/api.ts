import { call } from '../core/api';
import type { Option, TableListed, View } from '../core/types';

// The calls about people: ladder, profiles, deals of the day, tournaments, clubs.

export interface LadderRow {
  rank: number;
  name: string;
  /** the level of a bot; empty for a person */
  bot: string;
  rating: number;
  uncertainty: number;
  games: number;
  won: number;
  /** the last ten games: 1 gained, 0 lost */
  last: string;
  at: number;
  me: boolean;
  chance: number | null;
}

export interface Ladder {
  game: string;
  of: string;
  start: number;
  total: number;
  sure: number;
  rows: LadderRow[];
  mine: LadderRow | null;
}

export interface BotRating {
  bot: string;
  rating: number;
  uncertainty: number;
  chance: number;
}

export interface Title {
  game: string;
  games: number;
  won: number;
  best: number;
  rated: number;
  rating: number;
  uncertainty: number;
  ranked: boolean;
  rank: number;
  bots: BotRating[];
  /** what somebody uses most: a card, a trick */
  favourites: { kind: string; value: string; games: number; won: number }[];
}

export interface Tally {
  game: string;
  seats: number;
  mode: string;
  played: number;
  won: number;
  best: number;
}

export interface Named {
  id: string;
  name: string;
}

export interface Profile {
  name: string;
  since: number;
  mine: boolean;
  hidden: boolean;
  titles: Title[];
  tallies: Tally[];
  clubs: Named[];
}

export interface GamePlayed {
  table: string;
  game: string;
  kind: 'table' | 'daily' | 'tournament';
  seats: number;
  place: number;
  score: number;
  rating: number;
  uncertainty: number;
  gain: number | null;
  at: number;
  seen: boolean;
  others: string[];
  bots: string[];
}

export interface Point {
  at: number;
  rating: number;
  uncertainty: number;
  gain: number;
  place: number;
  seats: number;
  score: number;
  table: string;
}

export interface DailyRow {
  rank: number;
  name: string;
  score: number;
  against: number;
  won: boolean;
  table: string;
  me: boolean;
}

export interface Daily {
  game: string;
  day: string;
  bot: string;
  ends: number;
  state: 'open' | 'playing' | 'done' | 'past';
  played: number;
  table: string;
  seat: number;
  mine: DailyRow | null;
  middle: number | null;
  beat: number;
  rows: DailyRow[];
  near: DailyRow[];
  scores: { score: number; people: number }[];
}

export interface PastDay {
  game: string;
  day: string;
  score: number | null;
  rank: number;
  played: number;
}

/** a way in which somebody is told of open tables */
export interface Watch {
  kind: 'email' | 'webhook' | 'push';
  target: string;
  state: 'on' | 'waiting' | 'off';
  why: string;
  game: string;
  lang: string;
  pace: string;
  rated: boolean;
  quiet: { begins: number; ends: number; zone: string } | null;
}
export type WatchWish = Omit<Watch, 'state' | 'why'> & { speaks: string };

export interface PuzzleChoice {
  action: string;
  chance: number;
  points: number;
  rival: number;
  people: number;
  good: boolean;
}

export interface Puzzle {
  game: string;
  week: string;
  ends: number;
  state: 'making' | 'open' | 'done' | 'past' | 'none';
  tried: number;
  seats: number;
  seat: number;
  settings: Record<string, string>;
  view: View;
  options: Option[];
  answer: { choice: string; usual: string; choices: PuzzleChoice[] } | null;
}

export interface PuzzleWeek {
  game: string;
  week: string;
  good: boolean;
}

export const KINDS = ['swiss', 'round-robin', 'knock-out', 'duplicate'] as const;
export type Kind = (typeof KINDS)[number];

export interface Listed {
  id: string;
  name: string;
  game: string;
  kind: Kind;
  seats: number;
  rounds: number;
  round: number;
  state: 'open' | 'running' | 'over' | 'cancelled';
  people: number;
  most: number;
  created: number;
  club: string;
}

export interface Entrant {
  number: number;
  name: string;
  gone: boolean;
  me: boolean;
  place: number;
  points: number;
  opponents: number;
  wins: number;
  margin: number;
  best: number;
  stage: number;
}

export interface GroupSeat {
  number: number;
  name: string;
  score: number | null;
  place: number;
  gain: number | null;
}

export interface Group {
  group: number;
  state: 'playing' | 'done' | 'void' | 'bye';
  table: string;
  mine: boolean;
  seats: GroupSeat[];
}

export interface Round {
  round: number;
  done: boolean;
  groups: Group[];
}

export interface Tournament extends Omit<Listed, 'people' | 'club'> {
  options: Record<string, string>;
  pace: [number, number] | null;
  listed: boolean;
  owner: string;
  mine: boolean;
  joined: boolean;
  code: string;
  club: Named | null;
  entrants: Entrant[];
  groups: Round[];
}

export interface NewTournament {
  name: string;
  game: string;
  kind: Kind;
  seats: number;
  rounds: number;
  listed: boolean;
  club: string;
  pace?: { bank: number; add: number };
}

export interface ClubListed extends Named {
  members: number;
  mine: boolean;
}

export interface Club extends Named {
  about: string;
  owner: string;
  mine: boolean;
  joined: boolean;
  code: string;
  people: number;
  members: { name: string; joined: number; owner: boolean; me: boolean }[];
  tournaments: Listed[];
  waiting: TablesPart;
  running: TablesPart;
}

/** a part of a list; `more` is where it goes on */
export interface TablesPart {
  tables: TableListed[];
  more: string;
}

const part = encodeURIComponent;
const tour = <T>(id: string, what: string, body: object = {}): Promise<T> =>
  call<T>('POST', `/tournaments/${part(id)}/${what}`, body);

export const people = {
  ladder: (game: string, of: string, start: number) =>
    call<Ladder>('GET', `/ladder/${part(game)}?of=${of}&start=${start}`),
  profile: (name: string) => call<Profile>('GET', `/players/${part(name)}`),
  games: (name: string, start: number) =>
    call<{ games: GamePlayed[]; more: boolean }>('GET', `/players/${part(name)}/games?start=${start}`),
  graph: (name: string, game: string) =>
    call<{ points: Point[]; bots: BotRating[] }>('GET', `/players/${part(name)}/ratings/${part(game)}`),
  hide: (hidden: boolean) => call<object>('POST', '/me/profile', { hidden }),
  daily: (game: string, day: string, start: number) =>
    call<Daily>('GET', `/daily/${part(game)}?start=${start}${day ? '&day=' + part(day) : ''}`),
  tryDaily: (game: string) =>
    call<{ table: string; seat: number; token: string }>('POST', `/daily/${part(game)}`, {}),
  watchDaily: (game: string, day: string, table: string) =>
    call<{ table: string; token: string }>('POST', `/daily/${part(game)}/${part(day)}/watch`, { table }),
  days: () => call<{ days: PastDay[] }>('GET', '/me/days'),
  puzzle: (game: string, week: string) =>
    call<Puzzle>('GET', `/puzzles/${part(game)}${week ? '?week=' + part(week) : ''}`),
  guess: (game: string, choice: string) => call<Puzzle>('POST', `/puzzles/${part(game)}`, { choice }),
  puzzles: () => call<{ weeks: PuzzleWeek[] }>('GET', '/me/puzzles'),
  watches: () => call<{ watches: Watch[] }>('GET', '/me/watches'),
  tellMe: ({ kind, target, game, lang, pace, rated, quiet, speaks }: WatchWish) =>
    call<{ watches: Watch[] }>('POST', '/me/watches', {
      kind,
      target,
      game,
      lang,
      pace,
      rated,
      quiet,
      speaks,
    }),
  tournaments: (of: string, start: number) =>
    call<{ tournaments: Listed[]; more: boolean }>('GET', `/tournaments?of=${of}&start=${start}`),
  tournament: (id: string, code: string) =>
    call<Tournament>('GET', `/tournaments/${part(id)}${code ? '?code=' + part(code) : ''}`),
  make: (wanted: NewTournament) => call<{ id: string }>('POST', '/tournaments', wanted),
  join: (id: string, code: string) => tour<Tournament>(id, 'join', { code }),
  change: (id: string, what: 'leave' | 'start' | 'close' | 'cancel') => tour<Tournament>(id, what),
  remove: (id: string, number: number) => tour<Tournament>(id, 'remove', { number }),
  watch: (id: string, table: string) => tour<{ table: string; token: string }>(id, 'watch', { table }),
  clubs: () => call<{ clubs: ClubListed[] }>('GET', '/clubs'),
  club: (id: string, code: string) =>
    call<Club>('GET', `/clubs/${part(id)}${code ? '?code=' + part(code) : ''}`),
  clubLadder: (id: string, game: string, start: number) =>
    call<Ladder>('GET', `/clubs/${part(id)}/ladder/${part(game)}?start=${start}`),
  found: (name: string, about: string) => call<{ id: string }>('POST', '/clubs', { name, about }),
  joinClub: (id: string, code: string) => call<Club>('POST', `/clubs/${part(id)}/join`, { code }),
  leaveClub: (id: string) => call<object>('POST', `/clubs/${part(id)}/leave`, {}),
  takeOut: (id: string, name: string) => call<Club>('POST', `/clubs/${part(id)}/remove`, { name }),
  renewClub: (id: string) => call<Club>('POST', `/clubs/${part(id)}/link`, {}),
  clubTables: (id: string, state: string, before: string) =>
    call<TablesPart>('GET', `/clubs/${part(id)}/tables?state=${state}${before ? '&before=' + before : ''}`),
  report: (about: string, what: string, text: string) =>
    call<object>('POST', '/reports', { about, what, text }),
};
