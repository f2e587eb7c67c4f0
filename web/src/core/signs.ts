/** `sign.js` of a game: its icon in lists of tables, of tournaments, and the like. */
const SIGNS = import.meta.glob<string>('../games/*/sign.js', { import: 'default', eager: true });

export const signOf = (game: string): string => SIGNS[`../games/${game}/sign.js`] ?? 'die';
