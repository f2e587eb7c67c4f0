// What answers the page: a server, or the table inside this browser. Which one is decided when
// the page is built; nothing else in the page can tell.

/** Hears a table: what it says, and that it says no more. */
export interface Hearer {
  said(message: string): void;
  /** `code` 4403: the token opens no seat; 4404: there is no such table */
  closed(code: number): void;
}

/** The connection to a table. */
export interface Line {
  readonly open: boolean;
  close(): void;
}

export interface Host {
  /** no server: all people sit at this screen, and nobody needs an account */
  readonly alone: boolean;
  /** A call of the API. Rejects when nobody answers. */
  ask(method: string, path: string, token?: string, body?: unknown): Promise<Response>;
  /** The table now, and after every change. `since`: how many notes were heard. */
  live(table: string, token: string, since: number, hearer: Hearer): Line;
  /** Where the page is: path, search and hash, as if it were at the root of a server. */
  here(): string;
  /** The address of such a path. */
  href(path: string): string;
}
