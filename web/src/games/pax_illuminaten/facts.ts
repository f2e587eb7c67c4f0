import { LUMINARIES, MAPS, type Luminary, type MapFacts } from 'virtual:pax_illuminaten/facts';
import { say, sayOf, t } from '../../core/texts.svelte';
import type { Table } from '../../core/table.svelte';
import type { View } from '../../core/types';

// What the board knows of Pax Illuminaten: the printed facts and the shape of the view.

export const FACTIONS = [
  'aristocracy',
  'magistrates',
  'connoisseurs',
  'artists',
  'clergy',
  'scholars',
] as const;
/** Places by their numbers in questions: the large map, then the areopagus. */
export const PLACES = [...MAPS.map19.rows.flat(), 'areopagus'];
export const EDICTS_TO_END = 5;
export const DEGREE_ICON: Record<string, string> = {
  first: 'degree1',
  second: 'degree2',
  third: 'degree3',
  grand_master: 'grand_master',
  royal_arch: 'royal_arch',
};
export const KIND_ICON: Record<string, string> = {
  extra_action: 'extra',
  boost: 'boost',
  special_action: 'special',
};
export const MAIN_ACTIONS = ['scout', 'influence', 'interrogate', 'ostracize', 'reassign', 'oust'] as const;

const byId = new Map<string, Luminary>(LUMINARIES.map((card) => [card.id, card]));
export const luminary = (id: string): Luminary => byId.get(id)!;
export const isLuminary = (id: string): boolean => byId.has(id);
export const numberOf = (id: string): number => +id.slice(3);
export const shortName = (id: string): string => say(`luminary-${id}.short`);

/** What kind of card a luminary is; `small`: as it is written on a small card. */
export function kindName(id: string, small = false): string {
  const key = `pax_illuminaten-kind-${luminary(id).kind}`;
  return say(small && t().has(`${key}.short`) ? `${key}.short` : key);
}

type Favor = Record<string, number>;

export interface OnMap {
  up: boolean;
  card: string | null;
  slots?: (string | null)[];
  control?: string | null;
  markers?: number;
}

export interface Lodge {
  faction: string;
  places: string[];
  control: string | null;
  main: boolean;
}

export interface Check {
  what: string;
  have: number;
  need: number;
  places: string[];
}

export interface PlotShown {
  plot: string;
  on: string[];
  edge: string[];
  met: string[];
  checks: Record<string, Check[]>;
}

export interface Side {
  seat: string;
  place: string;
  touches: string[];
  connection: number;
  factions: string[];
  favor: Favor;
  influence: number;
  hand: { count: number; cards: string[] };
  limit: number;
  specials: { count: number; cards: string[] };
  front: string | null;
  edicts: string[];
  faction_cards: string[];
  laid: boolean;
  laid_card?: string;
  points: number;
  plot?: PlotShown | null;
}

export interface Duel {
  attacker: string;
  defender: string;
  place: string;
  tokens: number;
  /** the slots of the tokens at stake */
  aimed: number[];
  /** initial strengths of attacker and defender */
  strengths: number[];
  bonus: number;
  advantage: string | null;
}

/** A plot of the artificial opponent's own. */
export interface Aim {
  what: string;
  have: number;
  need: number;
  most: boolean;
  met: boolean;
}

export interface PaxView extends View {
  opponent: { id: string; own_design: boolean; pawn: string; plots: Aim[] } | null;
  map_name: string;
  round: number;
  first: string;
  active: string;
  budget: number;
  flags: { claimed: boolean; realized: boolean; quick: boolean; big_played: boolean };
  used: string[];
  boosts: string[];
  duel: Duel | null;
  map: Record<string, OnMap>;
  lodges: Lodge[];
  supply: Favor;
  court: (string | null)[];
  majordomo: number;
  deck: number;
  discard: { count: number; top: string | null };
  events: { count: number; top: string | null };
  drawn: (string | null)[];
  event_discard: { count: number; top: string | null; edicts: number };
  row: string[];
  edicts: Favor;
  public: PlotShown[];
  pile: number;
  chain: string[];
  contest: string[];
  plan: string[];
  markers: number;
  sides: Side[];
  winners?: string[];
  by_plots?: boolean;
}

export const mapOf = (view: PaxView): MapFacts => MAPS[view.map_name];
export const sideOf = (view: PaxView, seat: string | null): Side | undefined =>
  view.sides.find((s) => s.seat === seat);
/** Whose side lies at the bottom: the viewer's, or the first seat's. */
export const ownSide = (view: PaxView): Side => sideOf(view, view.viewer) ?? view.sides[0];
export const rivalsOf = (view: PaxView): Side[] => {
  const at = view.sides.indexOf(ownSide(view));
  return view.sides.map((_, i) => view.sides[(at + i) % view.sides.length]).slice(1);
};

export function nameOf(table: Table, view: PaxView, seat: string): string {
  return seat === 'AO' && view.opponent ? say(`pax_illuminaten-ao-${view.opponent.id}`) : table.name(seat);
}
/** What a side is or does; of the viewer it is said in the second person. */
export const sayWho = (key: string, table: Table, view: PaxView, seat: string): string =>
  sayOf(key, seat === view.viewer, { player: nameOf(table, view, seat) });
export const youOr = (table: Table, view: PaxView, seat: string): string =>
  seat === view.viewer ? say('page-you-cap') : nameOf(table, view, seat);

// -- counting on the map

export const influenceOn = (view: PaxView, place: string, seat: string): number =>
  view.map[place]?.slots?.filter((s) => s === seat).length ?? 0;
export const influenceIn = (view: PaxView, places: string[], seat: string): number =>
  places.reduce((n, q) => n + influenceOn(view, q, seat), 0);
export const placesOf = (view: PaxView): string[] => Object.keys(view.map);
export const upPlaces = (view: PaxView): string[] => placesOf(view).filter((q) => view.map[q].up);
export const neighbours = (view: PaxView, place: string): string[] =>
  Object.values(mapOf(view).cards[place].neighbours).filter((q) => q in view.map);

/** How an initial strength arises: on the card, beside it, from the areopagus. [P-9.2] */
export function strength(
  view: PaxView,
  seat: string,
  place: string,
): { on: number; beside: number; areopagus: number } {
  const on = influenceOn(view, place, seat);
  const beside = influenceIn(view, neighbours(view, place), seat);
  const areopagus = sideOf(view, seat)!.touches.includes(place) ? 1 : 0;
  return { on, beside, areopagus };
}

/** What a seat's card adds in a contest, or whether it wins at once. [P-9.5] */
export function worthIn(card: string, duel: Duel, seat: string): { adds: number; wins: boolean } {
  const s = luminary(card).strength;
  if (s === 'dagger') return { adds: 0, wins: duel.advantage !== null && duel.advantage !== seat };
  if (s === 'hammers') return { adds: 0, wins: duel.advantage === seat };
  return { adds: +s, wins: false };
}

/** Whether a card may follow in the chain. [P-10.2] */
export function followers(chain: string[]): string[] | 'any' | 'none' {
  if (!chain.length) return 'any';
  const last = luminary(chain[chain.length - 1]);
  if (last.degree === 'royal_arch') return 'none';
  return last.degree === 'grand_master' ? 'any' : last.factions;
}

/** A bill of six four-bit amounts, as tokens. */
export const unpacked = (bill: number): string[] =>
  FACTIONS.flatMap((f, i) => Array<string>((bill >> (4 * i)) & 15).fill(f));
export const masked = (mask: number): string[] => FACTIONS.filter((_, i) => (mask >> i) & 1);

/** The printed cost of the next `n` free slots of a card. */
export function costOf(view: PaxView, place: string, n: number): string[] {
  const at = view.map[place];
  const slots = luminary(at.card!).slots;
  const free = slots.filter((_, i) => !at.slots?.[i]).slice(0, n);
  return FACTIONS.flatMap((f) => Array<string>(free.reduce((sum, slot) => sum + (slot[f] ?? 0), 0)).fill(f));
}

export const factionName = (faction: string): string => t().noun('faction', faction);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Where a card lies, in words: "Goethe (C2)". */
export function placeName(view: PaxView, place: string): string {
  const card = view.map[place]?.card;
  return card ? `${shortName(card)} (${place})` : t().noun('place', place);
}
