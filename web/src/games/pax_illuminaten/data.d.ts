declare module 'virtual:pax' {
  export interface Luminary {
    id: string;
    degree: string;
    factions: string[];
    slots: Record<string, number>[];
    strength: string;
    order: string;
    ability: string;
    kind: string;
    guessed: string[];
  }
  export interface Spot {
    x: number;
    row: number;
  }
  export interface MapFacts {
    rows: string[][];
    inner: string[];
    cards: Record<string, Spot & { neighbours: Record<string, string> }>;
    seats: Record<string, Spot & { touches: Record<string, string> }>;
  }
  /** A number, or one by the number of players. */
  export type Least = number | Record<string, number>;
  export interface Condition {
    kind: string;
    [key: string]: unknown;
  }
  export const LUMINARIES: Luminary[];
  export const MAPS: Record<string, MapFacts>;
  export const PLOTS: Record<string, Condition>;
  export const SCRIPTS: Record<string, { own: boolean; items: string[]; plots: Condition[] }>;
}
