import {
  ADVERTISE,
  COMPONENTS,
  CREW,
  DAYS,
  MAGICIANS,
  SHOWS,
  SPECIALS,
  TRICKS,
  type Show,
  type Trick,
} from 'virtual:trickerion/facts';
import { say, t } from '../../core/texts.svelte';
import './art.js';
import { LETTERS, type Asked, type View } from '../../core/types';

// The shapes of src/arcanum/games/trickerion/rules/base/observe.py, and what follows from them.

/** A trick marker; a neutral one of a solo card is nobody's. [H-2.2] */
export interface Marker {
  player: string | null;
  trick: string | null;
  symbol: string | null;
  pieces: number;
  slot: string;
  turned: string;
  corners: string[];
}
/** fame, coins, shards */
export type Sum = [number, number, number];
/** What a performance would pay the viewer as the table stands; choices to come make the range. */
export interface Pay {
  least: Sum;
  most: Sum;
}
export interface ShowView {
  card: string;
  links: number;
  markers: Marker[];
  beside: Omit<Marker, 'slot' | 'turned' | 'corners'>[];
  /** by performer, where the viewer has a marker */
  pays?: Record<string, Pay>;
  /** while the viewer puts a marker: the own show with it, and the fame of each new link */
  next?: Pay;
  per_link?: number;
}
export interface TrickView {
  trick: string;
  symbol: string | null;
  markers: number;
  shards: number;
}
export interface Member {
  character: string;
  at: string;
  home?: string;
  card?: string;
  idle?: boolean;
  face_up?: boolean;
}
export interface Score {
  fame: number;
  shards: number;
  coins: number;
  apprentices: number;
  specialists: number;
  cards: number;
  tricks: number[];
  total: number;
}
export interface Troupe {
  seat: string;
  magician: string | null;
  fame: number;
  coins: number;
  shards: number;
  poster: boolean;
  components: Record<string, { tokens: number; count: number; on_manager: boolean }>;
  tricks: (TrickView | null)[];
  supply: Record<string, number>;
  team: Member[];
  hand: { count?: number; cards?: string[]; held?: string[]; unknown?: Record<string, number> };
  score: Score;
  drawn?: { decks: Record<string, number>; cards: string[] };
  academy?: Student;
}
export interface Plan {
  plan: string;
  kind: 'perform' | 'setup';
  entries: { location: string; special: boolean }[];
}
/** Dahlgaard's Academy, from academy/observe.py. */
export interface RoomSlot {
  slot: string;
  player: string | null;
  trick: string | null;
  set_aside?: boolean;
  effect?: string;
}
export interface Room {
  space: string;
  kind: 'classroom' | 'practice';
  open: boolean;
  opens: number;
  levels: { threshold: number; cost: number; fame: number }[];
  tile: string | null;
  level?: number;
  slots?: RoomSlot[];
  own_level_bonus?: Record<'fame' | 'coins' | 'shards', number>;
}
export interface AcademyView {
  rooms: Room[];
  banners_now: number;
  secrets: { upper: string | null; lower: string | null; stack: number; gone: string[]; drawn: string[] };
}
/** What one side has of the Academy. */
export interface Student {
  secrets: string[];
  banners: number;
  placed: number;
  /** where its tricks are */
  rooms: Record<string, string>;
  protege: { points: number; wage: number };
}
/** One side of a finished solo game. */
export interface Account {
  total: number;
  fame: Record<string, number>;
  end: Record<string, number>;
}
/** Dahlgaard's Heir, from heir/observe.py. */
export interface HeirView {
  difficulty: string;
  tuning: string;
  mood: 'ready' | 'busy';
  top_level: number;
  plan: Plan | null;
  plans_left: number;
  plans_past: string[];
  line: string[];
  spaces: number;
  wanted: string[];
  specials: string[];
  day: string | null;
  setup_dice: Record<string, { face: number; marked: boolean }>;
  blocked_slots: string[];
  blocked_days: string[];
  summary?: { won: boolean; difficulty: string; tuning: string; human: Account; heir: Account };
}
export interface TrickerionView extends View {
  round: number;
  last_round: number;
  phase: string;
  order: string[];
  dice: Record<string, string>;
  residence: string[];
  market: { buy: string[]; order: (string | null)[]; quick_order: string | null; aside: string[] };
  slots: Record<string, { player: string; character: string }>;
  row: (ShowView | null)[];
  performance_deck: string[];
  troupes: Troupe[];
  special_decks?: Record<string, { count: number; cards: (string | null)[] }>;
  heir?: HeirView;
  academy?: AcademyView;
  prophecies?: { active: string | null; pending: string[]; stack: number; past: string[] };
  asked:
    | (Asked & {
        character?: number;
        trick?: number;
        owner?: number;
        day?: number;
        n?: number;
        points?: number;
        why?: number;
        source?: number;
      })
    | null;
}

export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];
const BASE_PHASES = [
  'dice_roll',
  'turn_order',
  'advertise',
  'assignment',
  'place_characters',
  'performance',
  'end_of_round',
];
/** The phases of a week; lectures come with the Academy. */
export const phasesOf = (view: TrickerionView): string[] =>
  view.academy ? [...BASE_PHASES.slice(0, 6), 'classroom', ...BASE_PHASES.slice(6)] : BASE_PHASES;
export const CHARACTERS = [
  'magician',
  'engineer',
  'manager',
  'assistant',
  'apprentice_1',
  'apprentice_2',
  'apprentice_3',
  'apprentice_4',
  'protege',
];
export const SCHOOLS = ['escape', 'spiritual', 'mechanical', 'optical'];
export const SYMBOLS = ['spades', 'hearts', 'diamonds', 'clubs'];
export const PLACES = ['downtown', 'market_row', 'workshop', 'dark_alley', 'theater', 'academy'];
export const POSITIONS = [
  'left_top',
  'right_top',
  'left_middle',
  'right_middle',
  'left_bottom',
  'right_bottom',
];
export const DIRECTIONS = ['up', 'right', 'down', 'left'];

const tricks = new Map(TRICKS.map((t) => [t.id, t]));
const shows = new Map(SHOWS.map((s) => [s.id, s]));
const prices = new Map(COMPONENTS.map((c) => [c.id, c.price]));
const schools = new Map(MAGICIANS.map((m) => [m.id, m.school]));
const places = new Map(SPECIALS.map((c) => [c.id, c.at]));

export const trickOf = (id: string): Trick => tricks.get(id)!;
export const isTrick = (id: string): boolean => tricks.has(id);
export const showOf = (id: string): Show => shows.get(id)!;
export const schoolOf = (magician: string): string => schools.get(magician)!;
/** Where an assignment card sends a character; permanent cards are named by their place. */
export const placeOf = (card: string): string => places.get(card) ?? card;
export const isSpecial = (card: string): boolean => places.has(card);
export const roleOf = (character: string): string => character.replace(/_\d$/, '');
export const HEIR = 'Heir';
/** The place whose slots a round-setup die blocks. [H-4.1] */
export const DICE_AT: Record<string, string> = {
  yellow: 'downtown',
  orange: 'market_row',
  black: 'dark_alley',
  blue: 'academy',
};
/** The number of a seat's shape and colour; the Heir, who has no seat, takes the last. */
export const seatOf = (letter: string): number => (letter === HEIR ? 3 : LETTERS.indexOf(letter));
export const troupeOf = (view: TrickerionView, letter: string | null): Troupe | undefined =>
  view.troupes.find((troupe) => troupe.seat === letter);

/** Slots that round-setup dice block, once they were rolled. [H-4.1] */
export const blockedIn = (view: TrickerionView): string[] =>
  view.heir?.line.length ? view.heir.blocked_slots : [];

/** Places for which both sides still have somebody to send. [H-8.2] */
export function contested(view: TrickerionView): string[] {
  if (!view.heir || view.phase !== 'place_characters') return [];
  const [mine, his] = view.troupes.map((troupe) => troupe.team.filter(isReady));
  return PLACES.filter((place) => {
    const [a, b] = [mine, his].map((team) => team.filter((m) => placeOf(m.card!) === place));
    const alone = [a, b].some((side) => side.length === 1 && side[0].character === 'magician');
    return place !== 'workshop' && a.length > 0 && b.length > 0 && !(place === 'theater' && alone);
  });
}

export function priceOf(view: TrickerionView, component: string): number {
  return view.prophecies?.active === 'uniform_prices' ? 2 : prices.get(component)!;
}

// -- markers on a performance card [T-7]

/** The school in a direction of a marker whose own corner points to `turned`. [T-7.2.2] */
export const cornerOf = (school: string, turned: number, direction: number): string =>
  SCHOOLS[(SCHOOLS.indexOf(school) + direction - turned + 4) % 4];

/** From slot to slot: up, right, down or left. */
export const directionOf = (from: number, to: number): number =>
  to === from - 2 ? 0 : to === from + 1 ? 1 : to === from + 2 ? 2 : 3;

export interface Lying {
  school: string;
  turned: number;
}

/** The school in the own corner of a marker that lies on a card. */
export const schoolOn = (m: Marker): string => m.corners[DIRECTIONS.indexOf(m.turned)];

/** The markers of a card by slot. */
export function lying(view: ShowView): (Lying | null)[] {
  const out: (Lying | null)[] = [null, null, null, null, null, null];
  for (const m of view.markers)
    out[POSITIONS.indexOf(m.slot)] = { school: schoolOn(m), turned: DIRECTIONS.indexOf(m.turned) };
  return out;
}

export function isLink(on: (Lying | null)[], a: number, b: number): boolean {
  const [one, other] = [on[a], on[b]];
  if (!one || !other) return false;
  const d = directionOf(a, b);
  return cornerOf(one.school, one.turned, d) === cornerOf(other.school, other.turned, (d + 2) % 4);
}

/** The slot of a card that a marker being moved leaves, -1 for none; `source` is card * 32 + slot. */
export const leaving = (source: number, card: string): number =>
  source >= 0 && SHOWS[Math.floor(source / 32)].id === card ? source % 32 : -1;

/** What a marker would bring there: links, and shards among them. [T-7.5] */
export function wouldLink(
  view: ShowView,
  school: string,
  slot: number,
  turned: number,
  but = -1,
): { links: number; shards: number } {
  const on = lying(view);
  if (but >= 0) on[but] = null;
  on[slot] = { school, turned };
  const found = showOf(view.card).circles.filter(([a, b]) => (a === slot || b === slot) && isLink(on, a, b));
  return { links: found.length, shards: found.reduce((sum, c) => sum + c[2], 0) };
}

// -- days [T-8.4.1]

/** The day on which a player has discs, -1 for none. */
export function dayOf(view: TrickerionView, seat: string): number {
  return DAYS.findIndex((day) =>
    Object.entries(view.slots).some(([slot, disc]) => disc.player === seat && slot.startsWith(day.id)),
  );
}

/** The change of fame and coins on a day, prophecies heard. [T-8.4.1] */
export function dayChange(view: TrickerionView, day: number): [number, number] {
  const active = view.prophecies?.active;
  if (day < 0 || (active === 'plain_weekend' && (day === 0 || day === 3))) return [0, 0];
  if (active === 'gloomy_friday' && day === 1) day = 0;
  if (active === 'bright_saturday' && day === 2) day = 3;
  return [DAYS[day].fame, DAYS[day].coins];
}

/** The own show of a card with a marker on a slot that makes so many links. */
export function withLinks(show: ShowView, links: number): Pay | null {
  if (!show.next) return null;
  const more = (sum: Sum): Sum => [sum[0] + links * show.per_link!, sum[1], sum[2]];
  return { least: more(show.next.least), most: more(show.next.most) };
}

/** The place of a player in the turn order, by its number on the board. [T-11.2] */
export const spaceOf = (view: TrickerionView, seat: string): number =>
  ADVERTISE.spaces[view.order.length][view.order.indexOf(seat)];

// -- plans

/** Components that a trick still needs, by kind. */
export function missing(troupe: Troupe, id: string): [string, number][] {
  return Object.entries(trickOf(id).needs)
    .map(([kind, n]): [string, number] => [kind, n - (troupe.components[kind]?.count ?? 0)])
    .filter(([, n]) => n > 0);
}

/** The wage of a member who works; a secret may change the protégé's. [T-9.1, A-3.2] */
export function wageOf(troupe: Troupe, member: Member): number {
  if (member.character === 'protege') return troupe.academy?.protege.wage ?? 0;
  return member.home ? 0 : CREW[roleOf(member.character)][1];
}

/** Action points of a character before those of its slot. [T-5.1] */
export function pointsOf(view: TrickerionView, troupe: Troupe, character: string): number {
  const active = view.prophecies?.active;
  if (active === 'one_base_point') return 1;
  if (character === 'protege') return troupe.academy?.protege.points ?? 1;
  const more = active === 'advertised_apprentices' && troupe.poster && character.startsWith('apprentice');
  return CREW[roleOf(character)][0] + (more ? 1 : 0);
}

/** Special cards that a rival holds or has face down. */
export const specialsOf = (troupe: Troupe): number =>
  (troupe.hand.cards ?? troupe.hand.held ?? []).filter(isSpecial).length +
  Object.values(troupe.hand.unknown ?? {}).reduce((a, b) => a + b, 0);

export const isReady = (member: Member): boolean => member.at === 'home' && !!member.card && !member.idle;

/** So many of a component, in the form that goes with the number. */
export function counted(kind: string, n: number): string {
  const forms = Object.entries(t().forms('component', kind));
  const named = forms.map(([form, text]) => [form ? `component_${form}` : 'component', text]);
  return say('trickerion-n-components', { ...Object.fromEntries(named), n });
}
