import { host } from '#host';
import { readable } from './refused';
import type {
  Analysis,
  ChatLine,
  Choices,
  DoorShown,
  GalleryLine,
  GamesInfo,
  Hints,
  HistoryStep,
  LessonListed,
  MailLink,
  MissedStep,
  MyTable,
  NoticeKinds,
  NoticeShown,
  Refusal,
  TableListed,
  TableObject,
  Wanted,
} from './types';

/** An answer that was not 2xx. `status` 0: nobody answered. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.error);
  }
}

async function answered(method: string, path: string, token: string, body?: unknown): Promise<Response> {
  try {
    return await host.ask(method, path, token, body);
  } catch {
    throw new Refused(0, { error: 'offline' });
  }
}

async function refusal(answer: Response): Promise<Refused> {
  const told = (await answer.json().catch(() => ({}))) as Refusal;
  return new Refused(answer.status, { ...told, error: readable(answer.status, told.error) });
}

export async function call<T>(method: string, path: string, body?: unknown, token = ''): Promise<T> {
  const answer = await answered(method, path, token, body);
  if (!answer.ok) throw await refusal(answer);
  return (await answer.json().catch(() => ({}))) as T;
}

/** What a seat asks for, or does at its table. */
function seat<T>(method: string, table: string, token: string, more: string, body?: unknown): Promise<T> {
  return call<T>(method, `/tables/${encodeURIComponent(table)}${more}`, body, token);
}

/** `mine`: the token comes to who makes the table; otherwise there is an invite. */
export type Seated =
  { kind: 'human'; name?: string; mine?: boolean } | { kind: 'bot'; bot: string; name?: string };

export interface NewTable {
  game: string;
  seats: Seated[];
  options: Record<string, string>;
  onlookers?: boolean;
  /** the deal, to play it again */
  seed?: string | number;
  pace?: { bank: number; add: number };
  terms?: Partial<TableObject['terms']>;
  name?: string;
  /** `host`: nothing is dealt until the host says so */
  start?: 'full' | 'host';
  order?: 'chosen' | 'lot';
  open?: boolean;
  /** one of my clubs: open to its members only */
  club?: string;
  rating?: Wanted;
  lang?: string;
  /** players may read the onlookers' room during the game */
  gallery?: boolean;
  /** left out: where all others are bots */
  hints?: boolean;
  /** what the server promised, and this page's part of the deal */
  deal?: string;
  entropy?: string;
}

export interface Given {
  seat: number;
  token?: string;
  invite?: string;
}

export interface Made {
  table: string;
  seats: Given[];
  seed_hash: string;
  join: string;
}

/** What the host changes before the deal; `order[i]` is the seat whose player goes to i. */
export interface Arrangement {
  order?: number[];
  by_lot?: boolean;
  open?: boolean;
  name?: string;
}

export interface Claimed {
  seat: number;
  token: string;
}

export const api = {
  games: () => call<GamesInfo>('GET', '/games'),
  /** the server's part of a deal, fixed before it hears ours */
  promise: () => call<{ deal: string; seed_hash: string }>('POST', '/deals', {}),
  make: (table: NewTable) => call<Made>('POST', '/tables', table),
  claim: (table: string, invite: string, name: string, entropy: string) =>
    seat<Claimed>('POST', table, '', '/claim', { invite, name, entropy }),
  /** a new invite to a free seat; the old one is dead */
  invite: (table: string, token: string, free: number) =>
    seat<{ seat: number; invite: string }>('POST', table, token, '/invites', { seat: free }),
  table: (table: string, token: string, query = '') => seat<TableObject>('GET', table, token, query),
  /** the table, for somebody who may take a seat */
  door: (table: string, join: string) => seat<DoorShown>('POST', table, '', '/door', join ? { join } : {}),
  join: (table: string, join: string, wanted: number | null, name: string, entropy: string) =>
    seat<Claimed>('POST', table, '', '/join', {
      ...(join ? { join } : {}),
      ...(wanted === null ? {} : { seat: wanted }),
      name,
      entropy,
    }),
  link: (table: string, token: string) => seat<{ join: string }>('POST', table, token, '/link', {}),
  arrange: (table: string, token: string, wanted: Arrangement) =>
    seat<object>('POST', table, token, '/arrange', wanted),
  remove: (table: string, token: string, other: number) =>
    seat<object>('POST', table, token, '/remove', { seat: other }),
  start: (table: string, token: string) => seat<object>('POST', table, token, '/start', {}),
  /** open tables: a part of the list */
  list: (query: Record<string, string>) =>
    call<{ tables: TableListed[]; more: string }>('GET', `/tables?${new URLSearchParams(query)}`),
  /** a table from a record; `seats`: who sits there now */
  bring: (record: string, seats?: Seated[]) =>
    call<Made>('POST', '/records', { record, ...(seats ? { seats } : {}) }),
  /** the record of a running game, for whoever plays it alone; `also`: the tokens of all other people's seats */
  take: async (table: string, token: string, also: string[]): Promise<string> => {
    const path = `/tables/${encodeURIComponent(table)}/record`;
    const answer = await answered('POST', path, token, { also });
    if (!answer.ok) throw await refusal(answer);
    return answer.text();
  },
  act: (table: string, token: string, version: number, action: string) =>
    seat<{ version: number }>('POST', table, token, '/actions', { version, action }),
  /** asks only: nothing is done by it */
  why: (table: string, token: string, action: string) =>
    seat<Refusal & { legal: boolean }>('POST', table, token, '/why', { action }),
  hint: (table: string, token: string) => seat<Hints>('POST', table, token, '/hint', {}),
  analysis: (table: string, token: string) => seat<Analysis>('GET', table, token, '/analysis'),
  analyse: (table: string, token: string) => seat<Analysis>('POST', table, token, '/analysis', {}),
  stopAnalysis: (table: string, token: string) => seat<Analysis>('POST', table, token, '/analysis/stop', {}),
  undo: (table: string, token: string, version: number, unrated: boolean) =>
    seat<{ version: number; asked: boolean }>('POST', table, token, '/undo', { version, unrated }),
  goOn: (table: string, token: string, goOn: boolean) =>
    seat<{ done: boolean }>('POST', table, token, '/rules', { go_on: goOn }),
  answer: (table: string, token: string, ask: number, agree: boolean) =>
    seat<{ done: boolean }>('POST', table, token, '/answer', { ask, agree }),
  takeover: (table: string, token: string, left: number, bot: string) =>
    seat<{ done: boolean }>('POST', table, token, '/asks', { kind: 'takeover', seat: left, bot }),
  propose: (table: string, token: string, kind: 'scores' | 'end' | 'pause') =>
    seat<{ done: boolean }>('POST', table, token, '/asks', { kind }),
  concede: (table: string, token: string) => seat<{ done: boolean }>('POST', table, token, '/concede', {}),
  endPause: (table: string, token: string) => seat<object>('POST', table, token, '/go-on', {}),
  remind: (table: string, token: string, late: number) =>
    seat<object>('POST', table, token, '/remind', { seat: late }),
  /** the own seat at the next table of the same people */
  rematch: (table: string, token: string, take: boolean, name: string, entropy: string) =>
    seat<{ table: string; seat: number; token: string; seed_hash: string }>(
      'POST',
      table,
      token,
      '/rematch',
      {
        take,
        name,
        entropy,
      },
    ),
  back: (table: string, token: string) => seat<object>('POST', table, token, '/return', {}),
  leave: (table: string, token: string) => seat<object>('POST', table, token, '/leave', {}),
  name: (table: string, token: string, name: string) => seat<object>('POST', table, token, '/name', { name }),
  say: (table: string, token: string, line: { text?: string; phrase?: string; line?: number }) =>
    seat<{ number: number }>('POST', table, token, '/chat', line),
  callOut: (table: string, line: { name: string; text?: string; phrase?: string }) =>
    seat<{ number: number }>('POST', table, '', '/gallery', line),
  gallery: (table: string, token: string) =>
    seat<{ gallery: GalleryLine[] }>('GET', table, token, '/gallery'),
  chat: (table: string, token: string) => seat<{ chat: ChatLine[] }>('GET', table, token, '/chat'),
  notebook: (table: string, token: string) => seat<{ text: string }>('GET', table, token, '/notebook'),
  write: (table: string, token: string, text: string) =>
    seat<object>('PUT', table, token, '/notebook', { text }),
  history: (table: string, token: string, step: number, whose: string) =>
    seat<HistoryStep>('GET', table, token, `/history?at=${step}&seat=${whose}`),
  heard: (table: string, token: string) => seat<{ heard: number[] }>('GET', table, token, '/heard'),
  missed: (table: string, token: string, since: number) =>
    seat<{ steps: MissedStep[] }>('GET', table, token, `/missed?since=${since}`),
  record: async (table: string, token: string): Promise<Blob> => {
    const answer = await answered('GET', `/tables/${encodeURIComponent(table)}/record`, token);
    if (!answer.ok) throw await refusal(answer);
    return answer.blob();
  },
  /** an empty target ends the notices of that kind */
  notify: (table: string, token: string, kind: keyof NoticeKinds, target: string, lang: string) =>
    seat<object>('POST', table, token, '/notices', { kind, target, lang }),
  choices: (table: string, token: string) => seat<Choices>('GET', table, token, '/choices'),
  /** what is left out stays */
  choose: (
    table: string,
    token: string,
    wanted: {
      days?: { begins: number; ends: number }[];
      quiet?: Choices['quiet'];
      orders?: string[];
    },
  ) => seat<object>('PUT', table, token, '/choices', wanted),
  told: (table: string, token: string) => seat<{ notices: NoticeShown[] }>('GET', table, token, '/notices'),
  mail: (token: string) => call<MailLink>('GET', '/mail', undefined, token),
  followMail: (token: string) => call<MailLink>('POST', '/mail', { token }),
  notices: () => call<NoticeKinds>('GET', '/notices'),
  me: () => call<{ name: string | null; tables: MyTable[] }>('GET', '/me'),
  register: (name: string, password: string) =>
    call<{ name: string }>('POST', '/accounts', { name, password }),
  login: (name: string, password: string) => call<{ name: string }>('POST', '/login', { name, password }),
  logout: () => call<object>('POST', '/logout', {}),
  changePassword: (old: string, fresh: string) => call<object>('POST', '/me/password', { old, new: fresh }),
  everywhere: () => call<object>('POST', '/me/everywhere', {}),
  deleteAccount: (password: string) => call<object>('POST', '/me/delete', { password }),
  /** a new password by the one-time link of who runs the server */
  resetPassword: (token: string, password: string) =>
    call<{ name: string }>('POST', '/password', { token, password }),
  gather: (token: string) => call<{ table: string; seat: number }>('POST', '/me/tables', {}, token),
  open: (table: string, own: number) =>
    call<{ table: string; seat: number; token: string }>('POST', '/me/open', { table, seat: own }),
  lessons: (game: string, lang: string) =>
    call<{ lessons: LessonListed[]; tries: string[] }>('GET', `/lessons/${game}?lang=${lang}`),
  /** a lesson by its id, or a rule to try by its number */
  teach: (what: 'lessons' | 'try', game: string, name: string, lang: string, person: string) =>
    call<Made>('POST', `/${what}/${game}/${encodeURIComponent(name)}`, { lang, name: person }),
  page: (table: string, token: string, version: number, to: 'next' | 'back') =>
    seat<{ version: number }>('POST', table, token, '/page', { version, to }),
  fork: (table: string, token: string, step: number, seats?: Seated[]) =>
    seat<Made>('POST', table, token, '/fork', { at: step, ...(seats ? { seats } : {}) }),
};
