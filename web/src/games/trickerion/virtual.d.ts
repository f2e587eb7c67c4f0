declare module 'virtual:trickerion/facts' {
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
  /** action points of the actions of all places, but for those that depend on the trick */
  export const POINTS: Record<string, number>;
  /** action points of practice and teach, by the level of the trick */
  export const LESSONS: Record<'practice' | 'teach', number[]>;
  /** fame, coins, shards of a classroom for the first trick of its level */
  export const OWN_LEVEL: Record<string, number[]>;
  /** action points and wage of a protégé, by its secrets */
  export const PROTEGE: [number, number][];
  export const MANAGER_TOKENS: number;
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
