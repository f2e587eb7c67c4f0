declare module 'virtual:seasons/facts' {
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
  /** what Balance of Ishtar takes, and pays for each */
  export const BALANCE: { tokens: number; crystals: number };
  /** points lost at the end, by the number of bonuses used */
  export const BONUS_LOSS: number[];
  export const MOST_GAUGE: number;
}
declare module 'virtual:seasons/rulings' {
  const rulings: Record<string, { with: [string, string][] }>;
  export default rulings;
}
