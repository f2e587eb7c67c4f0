/** `door.js` of a game: its door in the lobby, and its icon in lists. */
export interface Door {
  icon: string;
  draw: (id: string, width: number, height: number) => string;
}

const DOORS = import.meta.glob<Door>('../games/*/door.js', { import: 'default', eager: true });

export const doorOf = (game: string): Door | undefined => DOORS[`../games/${game}/door.js`];
