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
  /** in the order of their numbers in questions */
  export const DEGREES: string[];
  /** what a card of a degree pays: of each faction, of one of them, by influence when interrogated */
  export const INCOME: Record<string, { each: number; choice: number; influence: number }>;
  /** what an areopagus pays of each faction */
  export const CONNECTION_INCOME: number;
  /** favor of its own that a faction card takes */
  export const SURCHARGE: Record<string, number>;
  /** tokens that stand for one of another type */
  export const RATES: { usual: number; connoisseurs: number };
  export const DISCOUNTS: Record<'boost' | 'first' | 'least' | 'opposing' | 'oust', number>;
  export const EDICT_FAVOR: number;
  export const EXTRA_ACTIONS: number;
  /** favor for a main action more, by event */
  export const OFFERS: Record<string, number>;
  /** letters of the items of each script */
  export const SCRIPTS: Record<string, string[]>;
}
