import { host } from '#host';
import type { Component } from 'svelte';
import { partOf, type GamePart } from '../core/games';
import type { Lang } from '../core/texts.svelte';

// What the card browser shows of a game: from the server, in the reader's language.

export interface Wins {
  /** 0: all numbers together */
  players: number;
  games: number;
  /** the share of games; null: too few of them */
  won: number | null;
  fair: number;
}

/** A card, a die, a room: with its printed facts beside what people read. */
export interface CardShown {
  id: string;
  noun: string;
  name: string;
  text: string;
  /** values by filter */
  tags: Record<string, string[]>;
  rules: string[];
  rulings: string[];
  /** the rules that each of them rests on */
  cited: string[][];
  wins: Wins[];
  /** why there is none of them */
  uncounted: string;
  /** a position in which it can be tried */
  try: string | null;
  [fact: string]: unknown;
}

export interface Filter {
  id: string;
  name: string;
  /** only told of a card */
  hidden: boolean;
  /** whether a card is told by it */
  told: boolean;
  values: { id: string; name: string }[];
}

export interface Catalogue {
  cards: CardShown[];
  filters: Filter[];
  made: { bots: string[] } | null;
}

/** `cards.ts` of a game: how it draws its cards here. */
export interface CardPart {
  /** the picture of a small card, or the large card */
  Card: Component<{ card: CardShown; large?: boolean }>;
  /** the icon beside a value of a filter */
  mark?: (filter: string, value: string) => string | undefined;
}

const PARTS = import.meta.glob<CardPart>('../games/*/cards.ts', { import: 'default' });

/** How a game draws its cards; one from outside has at most the large card of its board. */
export async function drawingOf(
  game: string,
): Promise<{ own: CardPart | null; Large: GamePart['Large'] | null }> {
  const own = PARTS[`../games/${game}/cards.ts`];
  if (own) return { own: await own(), Large: null };
  return { own: null, Large: (await partOf(game)).Large ?? null };
}

const kept = new Map<string, Promise<Catalogue>>();

export function catalogueOf(game: string, lang: Lang): Promise<Catalogue> {
  const path = `/cards/${encodeURIComponent(game)}?lang=${lang}`;
  let found = kept.get(path);
  if (!found) {
    found = host.ask('GET', path).then((answer) => {
      if (!answer.ok) throw new Error(answer.statusText);
      return answer.json() as Promise<Catalogue>;
    });
    kept.set(path, found);
    found.catch(() => kept.delete(path));
  }
  return found;
}

export const keyOf = (card: CardShown): string => `${card.noun}:${card.id}`;
/** As the boards name what they show large. */
export const largeOf = (card: CardShown): string => (card.noun === 'card' ? card.id : keyOf(card));

/** Chosen values by filter; none: all. */
export type Chosen = Record<string, string[]>;

const bare = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** What a search goes through, made once. */
export function searched(card: CardShown, filters: Filter[]): string {
  const tags = filters.flatMap((f) =>
    (card.tags[f.id] ?? []).map((tag) => f.values.find((v) => v.id === tag)?.name ?? ''),
  );
  return bare([card.name, card.text, ...tags, ...card.rulings].join(' '));
}

/** Whether all words are in the name: such cards come first. */
export const inName = (card: CardShown, words: string[]): boolean =>
  words.every((word) => bare(card.name).includes(word));

export const wordsOf = (query: string): string[] => bare(query).split(/\s+/).filter(Boolean);

/** Whether a card has one of the chosen values of every filter, apart from one. */
export const passes = (card: CardShown, chosen: Chosen, apart = ''): boolean =>
  Object.entries(chosen).every(
    ([id, values]) => id === apart || !values.length || values.some((v) => card.tags[id]?.includes(v)),
  );

/** How far above the fair share a card is, over all numbers of players that have figures. */
export function gain(card: CardShown): number {
  const known = card.wins.filter((w) => w.won !== null);
  return known.length ? known.reduce((sum, w) => sum + w.won! - w.fair, 0) / known.length : -Infinity;
}
