import { CARDS, WORTH, type Card } from 'virtual:seasons/facts';
import { LETTERS, type View } from '../../core/types';
import './art.js';

// What the board knows of Seasons: the printed facts and the shape of the view.

export const ENERGIES = ['air', 'water', 'fire', 'earth'] as const;
export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
export const ROMAN = ['0', 'I', 'II', 'III', 'III'];
export const PICKS = 9;

const byId = new Map<string, Card>(CARDS.map((card) => [card.id, card]));
export const cardOf = (id: string): Card => byId.get(id.split('#')[0])!;
export const costOf = (card: Card, players: number): number[] | null =>
  card.cost.length === 1 ? card.cost[0] : (card.cost[players - 2] ?? null);

export interface Zone {
  count: number;
  cards: string[];
}

export interface DieFace {
  die: string;
  face: number;
  energy: string[];
  crystals: number;
  gauge: boolean;
  draw: boolean;
  transmute: boolean;
  pips: number;
}

export interface InPlay {
  card: string;
  turned: boolean;
  tokens?: Record<string, number>;
  count?: number;
}

export interface Score {
  crystals: number;
  end_cards: number;
  prestige: number;
  hand: number;
  bonuses: number;
  total: number;
}

export interface Mage {
  seat: string;
  crystals: number;
  gauge: number;
  bonuses: number;
  reserve: Record<string, number>;
  limit: number;
  hand: Zone;
  library: { '2': Zone; '3': Zone };
  play: InPlay[];
  die: DieFace | null;
  pack?: Zone;
  kept?: Zone;
  drawn?: Zone;
  kit?: number;
  score: Score;
}

export interface SeasonsView extends View {
  level: string;
  year: number;
  space: number;
  season: string;
  round: number;
  first: string;
  active: string;
  transmute: boolean;
  plus_one: number;
  dice: string[];
  rolled: DieFace[];
  deck: { count: number; top: string | null };
  discard: Zone;
  mages: Mage[];
  remembered?: string[][];
}

/** The value of a card in play as nouns spell it: a second copy is `name#2`. */
export function spelledPlay(play: InPlay[]): (InPlay & { noun: string })[] {
  const seen = new Map<string, number>();
  return play.map((shown) => {
    const n = (seen.get(shown.card) ?? 0) + 1;
    seen.set(shown.card, n);
    return { ...shown, noun: n > 1 ? `${shown.card}#${n}` : shown.card };
  });
}

/** The tokens of a reserve or a card, one by one. */
export const tokensOf = (held: Record<string, number>): string[] =>
  ENERGIES.flatMap((kind) => Array<string>(held[kind] ?? 0).fill(kind));

/** How many copies of a card a mage has in play. */
export const copiesOf = (mage: Mage, card: string): number => mage.play.filter((p) => p.card === card).length;

/** What transmuting one token yields to a mage now. */
export const worth = (view: SeasonsView, mage: Mage, kind: string): number =>
  WORTH[view.season][kind] + view.plus_one + copiesOf(mage, 'purse_of_io');

export const mageOf = (view: SeasonsView, letter: string | null): Mage | undefined =>
  view.mages[LETTERS.indexOf(letter ?? '')];

/** What kind of cards a zone's pick takes: by verb, and where one verb serves several zones, by question. */
export function handTakes(prompt: string): (verb: string) => boolean {
  return (verb) =>
    verb === 'summon' ||
    (verb === 'discard-card' && prompt !== 'ask-keep') ||
    (verb === 'play' && prompt === 'ask-dream');
}
export const drawnTakes =
  (prompt: string) =>
  (verb: string): boolean =>
    verb === 'keep' ||
    verb === 'give' ||
    verb === 'put-back' ||
    (verb === 'play' && prompt !== 'ask-dream') ||
    (verb === 'discard-card' && prompt === 'ask-keep');
export const playTakes = (verb: string): boolean =>
  verb === 'activate' || verb === 'sacrifice' || verb === 'take-back' || verb === 'resolve';
export const tokenTakes =
  (prompt: string) =>
  (verb: string): boolean =>
    verb === 'transmute' || verb === 'discard' || (verb === 'put' && prompt === 'ask-cauldron');

/** Cards with the number of each copy, from 1. */
export function numbered(cards: string[]): [string, number][] {
  const seen = new Map<string, number>();
  return cards.map((id) => {
    const n = (seen.get(id) ?? 0) + 1;
    seen.set(id, n);
    return [id, n];
  });
}
