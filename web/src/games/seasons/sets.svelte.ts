import { inTab } from '../../core/kept';
import type { Table } from '../../core/table.svelte';
import type { Option } from '../../core/types';
import { PICKS, type Mage } from './facts';

// The prelude as a player has it in mind: the card of the pack that would be kept, and the nine cards
// in three years. The server hears of it when it is sealed.

export const YEAR = 3; // cards of one

/** The cards that a mage has in the prelude: sorted at the server as far as it goes, and the others. */
const sorted = (mage: Mage): string[][] => [
  mage.hand.cards,
  mage.library['2'].cards,
  mage.library['3'].cards,
];
export const cardsOf = (mage: Mage): string[] => [...(mage.kept?.cards ?? []), ...sorted(mage).flat()];

/** What is left of `all` without `some`, copy by copy. */
export function without(all: string[], some: string[]): string[] {
  const gone = [...some];
  return all.filter((card) => {
    const at = gone.indexOf(card);
    if (at >= 0) gone.splice(at, 1);
    return at < 0;
  });
}

const changed = (places: string[], at: number, card: string): string[] =>
  places.map((was, i) => (i === at ? card : was));

export class Sets {
  /** three places for each year; '': free */
  places = $state.raw<string[]>(Array<string>(PICKS).fill(''));
  /** the card of the pack that would be kept, with the number of its copy */
  chosen = $state('');
  /** the place whose card is about to be moved; -1: none */
  held = $state(-1);
  sealing = $state(false);
  /** the board on which cards are laid is shown */
  shown = $state(false);
  private seat = '';
  private kept = 0;
  /** cards without a place that have been seen without one */
  private loose: string[] = [];

  constructor(private table: Table) {}

  /** Goes with what the server tells: drafted cards find a place, what it has sorted stays. */
  follow(mage: Mage): void {
    if (this.seat !== mage.seat) {
      this.seat = mage.seat;
      this.chosen = '';
      this.held = -1;
      const [places, loose] = JSON.parse(inTab.get(this.name) ?? '[[],[]]') as string[][];
      this.places = Array.from({ length: PICKS }, (_, i) => places[i] ?? '');
      this.loose = loose;
    }
    if (this.kept !== mage.kept?.count) this.chosen = ''; // another pack, perhaps with such a card too
    this.kept = mage.kept?.count ?? 0;
    const left = cardsOf(mage);
    const next = this.places.map((card) => {
      const at = left.indexOf(card);
      if (at < 0) return '';
      left.splice(at, 1);
      return card;
    });
    // The server may have sorted cards that have no place here: in another browser, or by text.
    sorted(mage).forEach((year, y) => {
      for (const card of without(year, next.slice(y * YEAR, y * YEAR + YEAR))) {
        if (!left.includes(card) && this.free) continue;
        const free = [0, 1, 2].map((i) => y * YEAR + i).find((i) => !next[i] || !year.includes(next[i]));
        if (free === undefined) continue;
        const from = left.includes(card) ? -1 : next.indexOf(card);
        const was = next[free];
        if (from < 0) {
          left.splice(left.indexOf(card), 1);
          if (was) left.push(was);
        } else next[from] = was;
        next[free] = card;
      }
    });
    if (mage.kit === undefined)
      for (const card of without(left, this.loose)) {
        const free = next.indexOf('');
        if (free >= 0) next[free] = card;
      }
    this.loose = without(cardsOf(mage), next);
    this.put(next);
  }

  /** Whether what the server has sorted can be taken back without asking anybody. */
  private get free(): boolean {
    return (this.table.now?.undo ?? 0) > 0;
  }

  /** The cards without a place. */
  left(mage: Mage): string[] {
    return without(cardsOf(mage), this.places);
  }

  /** Lays a card without a place: at a place, or at the first free one. What lay there is free again. */
  lay(card: string, at = this.places.indexOf('')): void {
    if (at < 0) return;
    this.loose = [...without(this.loose, [card]), ...(this.places[at] ? [this.places[at]] : [])];
    this.put(changed(this.places, at, card));
    this.held = -1;
  }

  /** What lies at two places changes them. */
  swap(one: number, other: number): void {
    this.put(changed(changed(this.places, one, this.places[other]), other, this.places[one]));
    this.held = -1;
  }

  /** A card for a year, as a hint says: it takes a free place there, or that of the last card. */
  toYear(card: string, year: number): void {
    const room = [0, 1, 2].map((i) => year * YEAR + i);
    if (room.some((i) => this.places[i] === card)) return;
    const at = room.find((i) => !this.places[i]) ?? room[YEAR - 1];
    const from = this.places.indexOf(card);
    if (from >= 0) this.swap(from, at);
    else this.lay(card, at);
  }

  remove(at: number): void {
    this.loose = [...this.loose, this.places[at]];
    this.put(changed(this.places, at, ''));
    this.held = -1;
  }

  clear(): void {
    this.loose = [...this.loose, ...this.places.filter((card) => card)];
    this.put(Array<string>(PICKS).fill(''));
    this.held = -1;
  }

  /** The next of the actions that bring the sets to the server. */
  next(mage: Mage): Option | undefined {
    const years = sorted(mage);
    for (const year of [0, 1]) {
      const [card] = without(this.places.slice(year * YEAR, year * YEAR + YEAR), years[year]);
      if (card) return this.table.options.find((o) => o.spelled === `shelve ${card} year_${year + 1}`);
    }
    return undefined;
  }

  /** Whether the server has sorted something otherwise: that is taken back first. */
  differs(mage: Mage): boolean {
    return sorted(mage).some(
      (year, y) => without(year, this.places.slice(y * YEAR, y * YEAR + YEAR)).length > 0,
    );
  }

  private put(next: string[]): void {
    if (next.join() === this.places.join()) return;
    this.places = next;
    inTab.set(this.name, JSON.stringify([next, this.loose]));
  }

  private get name(): string {
    return `sets ${this.table.id} ${this.seat}`;
  }
}

const known = new WeakMap<Table, Sets>();

export function setsOf(table: Table): Sets {
  let sets = known.get(table);
  if (!sets) known.set(table, (sets = new Sets(table)));
  return sets;
}
