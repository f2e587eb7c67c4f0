import { host } from '#host';

// The lobby, a table, a rules document, the cards of a game, and the links that people get: a new password, a mail.

export type Place =
  | { page: 'lobby' }
  | {
      page: 'table';
      table: string;
      token: string;
      /** the invite to one seat, or the link to any free one */
      invite: string;
      join: string;
      /** a moment of a finished game, and whose knowledge */
      at: number | null;
      whose: string;
    }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'cards'; game: string; card: string }
  | { page: 'password' | 'mail'; token: string }
  /** a game that comes from another page */
  | { page: 'bring'; letters: string }
  | { page: 'people'; what: PeoplePage; id: string; more: string; code: string };

/** The pages about people: what follows in the path, and a secret behind #. */
const PEOPLE = ['ladder', 'player', 'daily', 'puzzle', 'tournaments', 'tournament', 'clubs', 'club'] as const;
export type PeoplePage = (typeof PEOPLE)[number];

const INVITE = 'invite=';
const JOIN = 'join=';

/** Where the page is, as if it were at the root of a server. */
const here = (): URL => new URL(host.here(), 'http://page');

function read(): Place {
  const { pathname, hash: behind, searchParams: query } = here();
  const [, first, second, third] = pathname.split('/');
  const hash = decodeURIComponent(behind.slice(1));
  if ((first === 'table' || first === 't') && second) {
    const invited = hash.startsWith(INVITE) || hash.startsWith(JOIN);
    const at = query.get('at') ?? '';
    return {
      page: 'table',
      table: decodeURIComponent(second),
      token: invited ? '' : hash,
      invite: hash.startsWith(INVITE) ? hash.slice(INVITE.length) : '',
      join: hash.startsWith(JOIN) ? hash.slice(JOIN.length) : '',
      at: /^\d{1,6}$/.test(at) ? +at : null,
      whose: /^(\d|onlooker|all)$/.test(query.get('seat') ?? '') ? query.get('seat')! : 'all',
    };
  }
  if (first === 'rules' && second) return { page: 'rules', game: decodeURIComponent(second), rule: hash };
  if (first === 'cards' && second) return { page: 'cards', game: decodeURIComponent(second), card: hash };
  const people = PEOPLE.find((one) => one === first);
  if (people)
    return {
      page: 'people',
      what: people,
      id: decodeURIComponent(second ?? ''),
      more: decodeURIComponent(third ?? ''),
      code: hash,
    };
  if (first === 'bring') return { page: 'bring', letters: hash };
  if (first === 'password' || first === 'mail') return { page: first, token: hash };
  return { page: 'lobby' };
}

class Router {
  place = $state.raw<Place>(read());

  constructor() {
    addEventListener('popstate', () => (this.place = read()));
    addEventListener('hashchange', () => (this.place = read()));
  }

  go(path: string): void {
    history.pushState(null, '', host.href(path));
    this.place = read();
    scrollTo(0, 0);
  }

  /** The address says so from now on; the page stays as it is. */
  name(path: string): void {
    history.replaceState(null, '', host.href(path));
  }

  /** What stands behind the question mark. */
  get query(): URLSearchParams {
    return here().searchParams;
  }
}

export const router = new Router();
export const tablePath = (table: string, token: string): string =>
  `/table/${encodeURIComponent(table)}${token ? '#' + token : ''}`;

/** The address for a friend. What is behind # is never sent to a server. */
export const invitePath = (table: string, invite: string): string => tablePath(table, INVITE + invite);

/** The whole address of a path, to hand on. */
export const address = (path: string): string => new URL(host.href(path), location.href).href;

/** One address for the whole table: whoever opens it picks a free seat. An open table needs no secret. */
export const joinPath = (table: string, join: string): string =>
  `/t/${encodeURIComponent(table)}#${JOIN}${join}`;

/** A moment of a finished game, seen from a seat. Nothing secret is in it. */
export const momentPath = (table: string, at: number, whose: string): string =>
  `/t/${encodeURIComponent(table)}?at=${at}&seat=${whose}`;

/** For links: go there without reloading the page. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).closest('a');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  router.go(link.getAttribute('href')!);
}
