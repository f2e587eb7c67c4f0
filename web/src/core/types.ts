// The shapes of docs/server.md.

export interface Noun {
  kind: string;
  value: string;
}

export interface Option {
  action: string;
  spelled: string;
  verb: string;
  nouns: Noun[];
}

export interface Player {
  seat: number;
  name: string;
  kind: 'human' | 'bot';
  bot: string;
  here: boolean;
  left: boolean;
  bank: number | null;
  due: number | null;
  /** when the seat was taken; 0: when the table was made */
  sat: number;
  /** since when it is to decide */
  since: number | null;
  /** slow, by its clock or ours */
  late: boolean;
  /** when it was last reminded of this decision */
  reminded: number | null;
  conceded: boolean;
}

export type Told = Record<string, string | number> & { note: string };

export interface Asked {
  prompt: string;
  player?: string | null;
  [field: string]: unknown;
}

export interface View {
  game: string;
  viewer: string | null;
  over: boolean;
  waiting: string[];
  asked: Asked | null;
  [key: string]: unknown;
}

export interface Ask {
  id: number;
  kind: 'undo' | 'takeover' | 'end' | 'scores' | 'pause';
  by: number;
  seat: number;
  bot: string;
  agreed: number[];
  wanted: number[];
  /** an undo: how many of the notes heard here would stay */
  keep: number | null;
  /** an undo: the game is not rated then */
  unrated: boolean;
}

/** After so many notes something happened beside the game. */
export interface Happening {
  after: number;
  kind: string;
  seat: number;
  /** -1: nobody */
  by: number;
  what: string;
  at: number;
}

export interface TableObject {
  table: string;
  game: string;
  rules: string;
  settings: Record<string, string>;
  version: number;
  seat: number | null;
  to_move: number | null;
  waiting: number[];
  over: boolean;
  options: Option[];
  view: View;
  notes: Told[];
  notes_from: number;
  players: Player[];
  undo: number;
  ask: Ask | null;
  chat: number;
  onlookers: boolean;
  parent: string;
  seed_hash: string;
  seed: string | number | null;
  scores: number[] | null;
  winners: number[] | null;
  read_only: string;
  /** whether this seat may ask for hints */
  hints: boolean;
  remarks: Remark[];
  /** at the table of a lesson, for the person whom it is for */
  lesson: LessonNow | null;
  changes: Change[];
  /** the players ended the game by agreement, without a result */
  agreed_end: boolean;
  /** how it ended, if before its time */
  ended: '' | 'end' | 'scores' | 'conceded';
  /** what was agreed on at the start; `bot` plays for whoever left */
  terms: { gone: 'bot' | 'out'; late: 'bot' | 'ask'; bot: string; weekends: boolean; zone: string };
  happenings: Happening[];
  /** since when the players pause */
  paused: number | null;
  /** the bank of each seat at the start, and what a turn adds */
  pace: [number, number] | null;
  /** the host allows no hints */
  hints_off: boolean;
  /** from its beginning: practice, or several people may take hints */
  unrated: boolean;
  /** the next table of the same people; `seats`: the new seat of each */
  rematch: {
    table: string;
    by: number;
    at: number;
    sits: number[];
    declined: number[];
    seats: number[];
  } | null;
  /** the scores so far, where they are no secret */
  standing: number[] | null;
  /** how many notes would stay if the own last step were taken back */
  take_back: number | null;
  /** why it cannot be: the key of a refusal */
  no_take_back: string;
  /** the seat of whoever made the table */
  host: number;
  /** not dealt yet: seats are free */
  gathering: boolean;
  /** the free seats */
  missing: number[];
  /** the deal was chosen: somebody may know it */
  practice: boolean;
  /** what the deal was made of, when the game is over */
  deal: { salt: string; part: string | number; parts: Record<string, string>; lot?: boolean } | null;
  /** the table's own name */
  name: string;
  /** nothing is dealt until the host says so */
  hosted: boolean;
  by_lot: boolean;
  open: boolean;
  lang: string;
  /** how many lines there are in the onlookers' room, for those who may read it */
  gallery: number;
  /** the club whose members alone may sit down or watch; empty: it is no club's table */
  club: string;
  /** others look at this screen, and the decision tells a secret: its options are kept back */
  covered: boolean;
}

/** A seat as somebody sees it who may take one. */
export interface SeatAtDoor {
  seat: number;
  name: string;
  bot: string;
  free: boolean;
  here: boolean;
}

/** What is said first of a table, to whoever may see it. */
interface TableNamed {
  table: string;
  name: string;
  game: string;
  settings: Record<string, string>;
  pace: { bank: number; add: number } | null;
  lang: string;
}

/** A table as somebody sees it who may take a seat there. */
export interface DoorShown extends TableNamed {
  host: number;
  gathering: boolean;
  by_lot: boolean;
  onlookers: boolean;
  practice: boolean;
  unrated: boolean;
  seed_hash: string;
  seats: SeatAtDoor[];
  rating?: Wanted | null;
}

/** The ratings that an open table is meant for; `only`: others are turned away */
export interface Wanted {
  low: number;
  high: number;
  only?: boolean;
}

/** An open table, in a list. */
export interface TableListed extends TableNamed {
  created: number;
  host: number;
  seats: SeatAtDoor[];
  watching: number;
  rating?: Wanted | null;
}

/** After so many notes the table went over to other rules; these numbers mean something else. */
export interface Change {
  after: number;
  was: string;
  becomes: string;
  rules: string[];
  again: number;
  agreed: number[];
  /** what these rules speak of stays on the table as it was */
  kept: string[];
}

/** A text by language. */
export type Spoken = Record<string, string>;

/** A part of the board that glows, and its name. */
export interface Spot {
  part: string;
  name: Spoken;
}

/** Where a lesson is; ① ② ③ in its texts stand for the spots. */
export interface LessonNow {
  id: string;
  kind: 'first' | 'single' | 'try';
  title: Spoken;
  step: number;
  of: number;
  heading: Spoken;
  headings: Spoken[];
  text: Spoken;
  more: Spoken;
  spots: Spot[];
  wait: 'next' | 'choice' | 'rival' | 'free' | 'done';
  rule: string;
  good: string[];
  poor: Record<string, { text: Spoken; rule: string; spots: Spot[] }>;
  compare: { action: string; text: Spoken; good: boolean }[];
  back: boolean;
}

export interface LessonListed {
  id: string;
  kind: 'first' | 'single';
  title: string;
  text: string;
  minutes: number;
  steps: number;
  rules: string[];
}

/** After so many notes: `bot` gave no answer in time for a seat, so `by` decided. */
export interface Remark {
  after: number;
  seat: number;
  bot: string;
  by: string;
}

export interface Hints {
  version: number;
  hints: { action: string; chance: number; reasons?: Reason[] }[];
}

/** Why an option is better, or worse if not `more`: a part of the judgement, by how much. */
export interface Reason {
  part: string;
  more: boolean;
  n: number;
}

export interface Costly {
  number: number;
  seat: number;
  played: Option;
  best: Option;
  chance_played: number;
  chance_best: number;
  cost: number;
  reasons: Reason[];
}

/** As far as it has come; `left`: seconds to go. Stopped where the state is `none` and something is done. */
export interface Analysis {
  state: 'none' | 'running' | 'done';
  done: number;
  of: number;
  left: number;
  chances: { number: number; seat: number; chance: number }[];
  costly: Costly[];
}

export interface Refusal {
  error: string;
  rule?: string;
  key?: string;
  args?: Record<string, string>;
}

/** `key`: a phrase, or what happened; `line`: the line of the reader's log that it speaks of. */
export interface ChatLine {
  number: number;
  seat: number;
  text: string;
  at: number;
  key: string;
  line: number;
}

/** A line of an onlooker. */
export interface GalleryLine {
  number: number;
  name: string;
  text: string;
  at: number;
  key: string;
}

/** Choices that something needs of other options. */
export type Needs = Record<string, string[]>;

/** An option: when it means something (else it is `otherwise` or the default), and what its choices need. */
export interface OptionInfo {
  default: string;
  choices: string[];
  when: Needs;
  otherwise: string | null;
  seats: Record<string, [number, number]>;
  choice_when: Record<string, Needs>;
  prominent: boolean;
}

export interface GameInfo {
  id: string;
  hidden: boolean;
  seats: [number, number];
  options: Record<string, OptionInfo>;
  first_game: { seats: number; options: Record<string, string> };
  /** a page part that the game brings along: the address of its module */
  page: string | null;
  rules: string;
  bots: string[];
  languages: string[];
  /** clocks that fit it, in seconds */
  paces: { id: string; bank: number; add: number }[];
  /** standing orders that mean something in it */
  orders: string[];
  /** who may play a bot's seat: `<level>:<name>` */
  characters?: Character[];
}

/** A wig, a bust and a colour; the temper from 0 to 1, as the lobby shows it. */
export interface Character {
  name: string;
  levels: string[];
  portrait: [string, string, string];
  temper: number[];
}

/** What a seat wants for itself; times in seconds since 1970, quiet hours in minutes of the day. */
export interface Choices {
  days: [number, number][];
  quiet: { begins: number; ends: number; zone: string } | null;
  orders: string[];
  /** the address of a calendar with its deadlines; empty before the deal */
  calendar: string;
}

/** All games, and what serves them. */
export interface GamesInfo {
  games: GameInfo[];
  languages: string[];
  version: string;
  compiled: boolean;
}

/** Which turn notices a server sends; `push` is its public key. */
export interface NoticeKinds {
  webhook: boolean;
  email: boolean;
  push: string | null;
}

/** How a seat is told. `why`: what the address answered before it was turned off. */
export interface NoticeShown {
  kind: keyof NoticeKinds;
  target: string;
  state: 'on' | 'waiting' | 'off';
  why: string;
}

/** What the link of a mail is for. */
export interface MailLink {
  what: 'confirm' | 'stop';
  address: string;
  game: string;
}

/** A seat of an account. */
export interface MyTable {
  table: string;
  seat: number;
  game: string;
  over: boolean;
  to_move: boolean;
  version: number;
  at: number;
  players: { name: string; bot: string }[];
}

/** A table as this seat was shown it: after `at` actions, when there were `notes` notes. */
export interface MissedStep {
  at: number;
  notes: number;
  view: View;
}

export interface HistoryStep {
  at: number;
  of: number;
  seat: number | string | null;
  action: string | null;
  by: number | null;
  view: View;
  notes: Told[];
  scores: number[] | null;
}

export const LETTERS = 'ABCDEFGH';
