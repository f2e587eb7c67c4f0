declare module 'virtual:seasons' {
  export interface Card {
    id: string;
    n: number;
    familiar: boolean;
    basic: boolean;
    prestige: number;
    timing: string[];
    hooks: string[];
    /** air, water, fire, earth, crystals; one row, or one for 2, 3 and 4 players */
    cost: number[][];
  }
  export const CARDS: Card[];
  export const KITS: { id?: string; number?: number; cards: (number | string)[] }[];
  export const WORTH: Record<string, Record<string, number>>;
}
declare module 'virtual:seasons-rulings' {
  const rulings: Record<string, { rulings: string[]; with: [string, string][] }>;
  export default rulings;
}
declare module 'virtual:trickerion' {
  export interface Trick {
    id: string;
    school: string;
    level: number;
    threshold: number;
    needs: Record<string, number>;
    cost: number;
    squares: number;
    /** fame, coins, shards */
    pays: number[];
  }
  export interface Show {
    id: string;
    venue: string;
    /** x + 2 * y */
    slots: number[];
    /** two slots, and whether there is a shard between them */
    circles: [number, number, number][];
    bonus: number[];
  }
  /** cost by the number of a turn-order space; the spaces in use by number of players */
  export const ADVERTISE: { fame: number; cost: number[]; spaces: Record<number, number[]> };
  /** fame lost for a coin of wages that is not paid */
  export const UNPAID_FAME: number;
  /** action points and wage by role */
  export const CREW: Record<string, [number, number]>;
  /** action points of the actions of Downtown, Market Row and Dark Alley */
  export const POINTS: Record<string, number>;
  export const TRICKS: Trick[];
  export const SHOWS: Show[];
  export const COMPONENTS: { id: string; price: number }[];
  export const MAGICIANS: { id: string; school: string }[];
  export const SPECIALS: { id: string; at: string }[];
  export const PROPHECIES: string[];
  export const DICE: { id: string; faces: string[] }[];
  /** by place: downtown, market_row, dark_alley, academy; id, action points, closed for so many players */
  export const SLOTS: [string, number, number[]][][];
  export const DAYS: { id: string; ap: number; fame: number; coins: number }[];
}
/** Rules documents as HTML, by game. */
declare module 'virtual:rules' {
  const rules: Record<string, () => Promise<{ default: string }>>;
  export default rules;
}
/** Names of the games and of their options as Fluent texts, by language. */
declare module 'virtual:lobby' {
  const texts: Record<string, () => Promise<{ default: string }>>;
  export default texts;
}
