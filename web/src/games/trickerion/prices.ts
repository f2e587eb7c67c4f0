import { COMPONENTS, CREW, POINTS, UNPAID_FAME } from 'virtual:trickerion/facts';
import type { Cost } from '../../core/games';
import type { Table } from '../../core/table.svelte';
import { say, t } from '../../core/texts.svelte';
import { LETTERS, type Option } from '../../core/types';
import { isReady, priceOf, trickOf, troupeOf, wageOf, type TrickerionView, type Troupe } from './facts';

// What an option takes and brings, as far as the table tells it. Cards that change a price are
// left out: better no price than a wrong one.

const ap = (n: number): Cost => ({ icon: 'ap', n, name: say('trickerion-action-points') });
const coins = (n: number): Cost => ({ icon: 'coin', n, name: t().noun('resource', 'coins') });
const fame = (n: number): Cost => ({ icon: 'fame', n, name: t().noun('resource', 'fame') });
const shards = (n: number): Cost => ({ icon: 'shard', n, name: t().noun('resource', 'shards') });

/** Coins in place of the fame that a trick needs. [T-6.1.1] */
export const surcharge = (me: Troupe, trick: string): number =>
  Math.max(0, trickOf(trick).threshold - me.fame);

/** The lowest price of a component in the stock. [T-6.2.2] */
function price(view: TrickerionView, kind: string): number {
  const { buy, aside, order, quick_order: quick } = view.market;
  const open = view.prophecies?.active === 'open_order_area' && order.includes(kind);
  const dearer = quick === kind && !buy.includes(kind) && !aside.includes(kind) && !open;
  return priceOf(view, kind) + (dearer ? 1 : 0);
}

/** The bill of the basket that is bargained for: two bits for each kind. */
function bill(view: TrickerionView): number {
  const basket = Number(view.asked?.basket ?? 0);
  return COMPONENTS.reduce((sum, { id }, i) => sum + ((basket >> (2 * i)) & 3) * price(view, id), 0);
}

/** Whether this placement has drawn a card already. [T-6.5.2] */
function drew(table: Table): boolean {
  const me = LETTERS[table.now?.seat ?? 0];
  for (let i = table.notes.length - 1; i >= 0; i--) {
    const told = table.notes[i];
    if (told.player !== me) continue;
    if (told.note === 'draws-special') return true;
    if (told.note === 'places') return false;
  }
  return false;
}

export function costs(option: Option, table: Table): Cost[] {
  const view = table.now!.view as TrickerionView;
  const me = troupeOf(view, view.viewer);
  if (!me) return [];
  const value = option.nouns[0]?.value ?? '';
  const active = view.prophecies?.active ?? '';
  const cheap = (what: string, usual: number): number => (active === `cheap_${what}` ? 1 : usual);
  const face = view.dice[value];
  switch (option.verb) {
    case 'learn':
      return [ap(-cheap('learning', POINTS.learn_trick))];
    case 'hire': {
      const wage = CREW[face]?.[1];
      return [
        ap(-cheap('hiring', POINTS.hire_character)),
        ...(wage ? [{ ...coins(-wage), name: say('trickerion-wage-each-week') }] : []),
      ];
    }
    case 'recruit': {
      const wage = CREW[value]?.[1];
      return wage ? [{ ...coins(-wage), name: say('trickerion-wage-each-week') }] : [];
    }
    case 'take-coins':
      return [ap(-cheap('coins', POINTS.take_coins)), ...(Number(face) ? [coins(Number(face))] : [])];
    case 'set-die':
      return [ap(-POINTS.set_die)];
    case 'reroll':
      return view.academy ? [] : [ap(-POINTS.reroll_die)];
    case 'take-trick': {
      const n = view.asked?.prompt === 'ask-trick' ? surcharge(me, value) : 0;
      return n ? [coins(-n)] : [];
    }
    case 'buy': {
      const n = Number(option.nouns[1]?.value ?? 1);
      return [ap(-POINTS.buy), coins(-n * price(view, value))];
    }
    case 'bargain': {
      const off = Number(value);
      const plain = Number(view.asked?.with_card ?? -1) < 0;
      return [...(off ? [ap(-off)] : []), ...(plain ? [coins(off - bill(view))] : [])];
    }
    case 'order':
      return [ap(-POINTS.order)];
    case 'quick-order':
      return [ap(-POINTS.quick_order)];
    case 'draw': {
      const more = active === 'cheap_further_cards' ? 1 : POINTS.draw_further_card;
      return view.asked?.prompt === 'ask-action' ? [ap(-(drew(table) ? more : POINTS.draw_first_card))] : [];
    }
    case 'tell-fortune':
      return [ap(-POINTS.fortune_telling)];
    case 'prepare':
      return [ap(-trickOf(value).cost)];
    case 'enhance':
      return [shards(-1), ap(active === 'strong_enhancement' ? 2 : 1)];
    case 'take':
      return view.asked?.prompt === 'ask-link-bonus' && view.asked.n
        ? [value === 'fame' ? fame(view.asked.n) : coins(view.asked.n)]
        : [];
    default:
      return [];
  }
}

/** Wages of those who work this week. [T-9.1] */
export const wagesOf = (me: Troupe): number =>
  me.team
    .filter((m) => isReady(m) || (m.at !== 'home' && m.at !== 'inn'))
    .reduce((sum, m) => sum + wageOf(me, m), 0);

const COSTLY = 3; // coins that are worth a question

/** What takes most of the coins, or those that wages need, is asked about. */
export function doubts(option: Option, table: Table): string | null {
  const view = table.now!.view as TrickerionView;
  const me = troupeOf(view, view.viewer);
  if (!me || option.verb === 'hire' || option.verb === 'recruit') return null;
  const paid = -costs(option, table).reduce((sum, c) => sum + (c.icon === 'coin' ? c.n : 0), 0);
  if (paid < COSTLY) return null;
  const left = me.coins - paid;
  const wages = wagesOf(me);
  const short = Math.max(0, wages - left);
  if (2 * paid <= me.coins && !(short && wages <= me.coins)) return null;
  const what = say('trickerion-doubt-coins', { n: paid, of: me.coins, left });
  return short
    ? `${what} ${say('trickerion-doubt-wages', { wages, n: short, fame: short * UNPAID_FAME })}`
    : what;
}
