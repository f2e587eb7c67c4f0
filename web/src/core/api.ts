import type {
  Analysis,
  ChatLine,
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
  TableObject,
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

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch('/api' + path, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
      referrerPolicy: 'no-referrer',
    });
  } catch {
    throw new Refused(0, { error: 'offline' });
  }
  const told = (await answer.json().catch(() => ({}))) as T & Refusal;
  if (!answer.ok) throw new Refused(answer.status, { ...told, error: told.error ?? answer.statusText });
  return told;
}

const at = (table: string, token: string, more = ''): string =>
  `/tables/${encodeURIComponent(table)}${more}${token ? `?token=${encodeURIComponent(token)}` : ''}`;

export type Seated = { kind: 'human'; name?: string } | { kind: 'bot'; bot: string; name?: string };

export interface NewTable {
  game: string;
  seats: Seated[];
  options: Record<string, string>;
  onlookers?: boolean;
  /** the deal, to play it again */
  seed?: string | number;
  pace?: { bank: number; add: number };
  /** left out: where all others are bots */
  hints?: boolean;
}

export interface Made {
  table: string;
  seats: { seat: number; token: string }[];
  seed_hash: string;
}

export const api = {
  games: () => call<GamesInfo>('GET', '/games'),
  make: (table: NewTable) => call<Made>('POST', '/tables', table),
  table: (table: string, token: string) => call<TableObject>('GET', at(table, token)),
  act: (table: string, token: string, version: number, action: string) =>
    call<{ version: number }>('POST', `/tables/${table}/actions`, { token, version, action }),
  /** asks only: nothing is done by it */
  why: (table: string, token: string, action: string) =>
    call<Refusal & { legal: boolean }>('POST', `/tables/${table}/why`, { token, action }),
  hint: (table: string, token: string) => call<Hints>('POST', `/tables/${table}/hint`, { token }),
  analysis: (table: string) => call<Analysis>('GET', `/tables/${table}/analysis`),
  analyse: (table: string, token: string) => call<Analysis>('POST', `/tables/${table}/analysis`, { token }),
  undo: (table: string, token: string, version: number) =>
    call<{ version: number; asked: boolean }>('POST', `/tables/${table}/undo`, { token, version }),
  goOn: (table: string, token: string, goOn: boolean) =>
    call<{ done: boolean }>('POST', `/tables/${table}/rules`, { token, go_on: goOn }),
  answer: (table: string, token: string, ask: number, agree: boolean) =>
    call<{ done: boolean }>('POST', `/tables/${table}/answer`, { token, ask, agree }),
  takeover: (table: string, token: string, seat: number, bot: string) =>
    call<{ done: boolean }>('POST', `/tables/${table}/asks`, { token, kind: 'takeover', seat, bot }),
  back: (table: string, token: string) => call<object>('POST', `/tables/${table}/return`, { token }),
  leave: (table: string, token: string) => call<object>('POST', `/tables/${table}/leave`, { token }),
  name: (table: string, token: string, name: string) =>
    call<object>('POST', `/tables/${table}/name`, { token, name }),
  say: (table: string, token: string, text: string) =>
    call<{ number: number }>('POST', `/tables/${table}/chat`, { token, text }),
  chat: (table: string, token: string) => call<{ chat: ChatLine[] }>('GET', at(table, token, '/chat')),
  notebook: (table: string, token: string) => call<{ text: string }>('GET', at(table, token, '/notebook')),
  write: (table: string, token: string, text: string) =>
    call<object>('PUT', `/tables/${table}/notebook`, { token, text }),
  history: (table: string, step: number, seat: string) =>
    call<HistoryStep>('GET', `/tables/${table}/history?at=${step}&seat=${seat}`),
  missed: (table: string, token: string, since: number) =>
    call<{ steps: MissedStep[] }>('GET', `${at(table, token, '/missed')}${token ? '&' : '?'}since=${since}`),
  /** an empty target ends the notices of that kind */
  notify: (table: string, token: string, kind: keyof NoticeKinds, target: string, lang: string) =>
    call<object>('POST', `/tables/${table}/notices`, { token, kind, target, lang }),
  told: (table: string, token: string) =>
    call<{ notices: NoticeShown[] }>('GET', at(table, token, '/notices')),
  mail: (token: string) => call<MailLink>('GET', `/mail?token=${encodeURIComponent(token)}`),
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
  gather: (token: string) => call<{ table: string; seat: number }>('POST', '/me/tables', { token }),
  open: (table: string, seat: number) =>
    call<{ table: string; seat: number; token: string }>('POST', '/me/open', { table, seat }),
  lessons: (game: string, lang: string) =>
    call<{ lessons: LessonListed[]; tries: string[] }>('GET', `/lessons/${game}?lang=${lang}`),
  /** a lesson by its id, or a rule to try by its number */
  teach: (what: 'lessons' | 'try', game: string, name: string, lang: string, person: string) =>
    call<Made>('POST', `/${what}/${game}/${encodeURIComponent(name)}`, { lang, name: person }),
  page: (table: string, token: string, version: number, to: 'next' | 'back') =>
    call<{ version: number }>('POST', `/tables/${table}/page`, { token, version, to }),
  fork: (table: string, step: number) => call<Made>('POST', `/tables/${table}/fork`, { at: step }),
};

export function socketAddress(table: string, token: string, since: number): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const query = new URLSearchParams();
  if (token) query.set('token', token);
  if (since) query.set('since', String(since));
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/live?${query}`;
}
