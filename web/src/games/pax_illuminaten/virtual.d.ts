declare module 'virtual:pax_illuminaten/facts' {
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
  export const LUMINARIES: Luminary[];
  export const MAPS: Record<string, MapFacts>;
  /** letters of the items of each script */
  export const SCRIPTS: Record<string, string[]>;
}
