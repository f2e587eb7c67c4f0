import type { Component } from 'svelte';

// What answers the page: a server, or the table inside this browser. Which one is decided when
// the page is built; nothing else in the page can tell.

/** Who looks at a table. */
export interface Who {
  token: string;
  /** further seats at the same screen, by their tokens */
  also: string[];
  /** only what everybody may see */
  open: boolean;
}

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

/** What only a page without a server shows; the other build has none of it. */
export interface Own {
  /** what the person should know of this browser */
  Notes: () => Promise<{ default: Component }>;
}

export interface Host {
  /** no server: all people sit at this screen, and nobody needs an account */
  readonly alone: boolean;
  readonly own: Own | null;
  /** A call of the API. Rejects when nobody answers. */
  ask(method: string, path: string, token?: string, body?: unknown): Promise<Response>;
  /** The table now, and after every change. `since`: how many notes were heard. */
  live(table: string, who: Who, since: number, hearer: Hearer): Line;
  /** Where the page is: path, search and hash, as if it were at the root of a server. */
  here(): string;
  /** The address of such a path. */
  href(path: string): string;
}
