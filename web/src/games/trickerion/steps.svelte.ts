import { inTab } from '../../core/kept';
import type { Table } from '../../core/table.svelte';
import type { Option } from '../../core/types';

// What a player has begun on the board and not sent yet: cards laid but not sealed, a character
// or a slot chosen. The server hears of it as whole actions only.

export interface Spot {
  show: string;
  slot: number;
  turned: number;
}

export class Steps {
  /** cards laid under characters, not sealed */
  laid = $state<Record<string, string>>({});
  /** the card in hand that is being laid */
  held = $state('');
  sealing = $state(false);
  /** the board on which cards are laid is shown */
  laying = $state(false);
  /** the character that is being placed */
  who = $state('');
  /** where a marker would go */
  spot = $state<Spot | null>(null);
  private round = -1;

  constructor(private table: string) {}

  /** Cards laid are kept for a reload, and forgotten with the round. */
  enter(round: number): void {
    if (this.round === round) return;
    this.round = round;
    this.held = '';
    this.laid = JSON.parse(inTab.get(this.name) ?? '{}') as Record<string, string>;
  }

  lay(character: string, card: string): void {
    const next = { ...this.laid };
    if (card) next[character] = card;
    else delete next[character];
    this.laid = next;
    this.held = '';
    inTab.set(this.name, JSON.stringify(next));
  }

  /** The cards of a hand that are not laid yet. */
  left(hand: string[]): string[] {
    const laid = Object.values(this.laid);
    return hand.filter((card) => {
      const at = laid.indexOf(card);
      if (at >= 0) laid.splice(at, 1);
      return at < 0;
    });
  }

  clear(): void {
    this.laid = {};
    this.held = '';
    inTab.set(this.name, null);
  }

  private get name(): string {
    return `laid ${this.table} ${this.round}`;
  }
}

const known = new WeakMap<Table, Steps>();

export function stepsOf(table: Table): Steps {
  let steps = known.get(table);
  if (!steps) known.set(table, (steps = new Steps(table.id)));
  return steps;
}

/** Options of some verbs that speak of a thing. */
export const about = (table: Table, kind: string, value: string, verbs?: string[]): Option[] =>
  table.options.filter(
    (o) => (!verbs || verbs.includes(o.verb)) && o.nouns.some((n) => n.kind === kind && n.value === value),
  );
