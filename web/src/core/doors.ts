import type { View } from './types';

/** Where a game stands, in a word: a text `page-standing-…` with its values, and the points so far. */
export interface Standing {
  where?: [string, Record<string, string | number>];
  scores?: number[];
}

/** `door.js` of a game: its door in the lobby, and how a game of it stands. */
export interface Door {
  standing?: (view: View) => Standing;
  draw: (id: string, width: number, height: number) => string;
}

const DOORS = import.meta.glob<Door>('../games/*/door.js', { import: 'default', eager: true });

export const doorOf = (game: string): Door | undefined => DOORS[`../games/${game}/door.js`];
