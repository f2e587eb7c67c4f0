import {
  ADVERTISE,
  COMPONENTS,
  CREW,
  LESSONS,
  MANAGER_TOKENS,
  OWN_LEVEL,
  POINTS,
  PROTEGE,
  SPECIALS,
  UNPAID_FAME,
} from 'virtual:trickerion/facts';
import type { Cost } from '../../core/games';
import type { Table } from '../../core/table.svelte';
import { say, t } from '../../core/texts.svelte';
import { LETTERS, type Option } from '../../core/types';
import {
  CHARACTERS,
  isReady,
  priceOf,
  roleOf,
  spaceOf,
  trickOf,
  troupeOf,
  wageOf,
  type Room,
  type TrickerionView,
  type Troupe,
} from './facts';

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

/** Whether the viewer did something since the last note of another kind; `noun` names what with. */
function did(table: Table, note: string, since: string, noun: [string, string] | null = null): boolean {
  const me = LETTERS[table.now?.seat ?? 0];
  for (let i = table.notes.length - 1; i >= 0; i--) {
    const told = table.notes[i];
    if (told.note === since && (told.player ?? me) === me) return false;
    if (told.note === note && told.player === me && (!noun || told[noun[0]] === noun[1])) return true;
  }
  return false;
}

/** Whether this placement has drawn a card already. [T-6.5.2] */
const drew = (table: Table): boolean => did(table, 'draws-special', 'places');

const some = (all: Cost[]): Cost[] => all.filter((cost) => cost.n);
const BY_LEVEL = [2, 4, 6]; // of two prophecies
const ENGINEER_SLOT = 3;

/** The symbol of an own trick, as a marker of it. */
function markers(me: Troupe, trick: string, n: number): Cost[] {
  const symbol = me.tricks.find((mine) => mine?.trick === trick)?.symbol;
  return symbol ? [{ icon: symbol, n, name: say('trickerion-markers-on', { n: Math.abs(n) }) }] : [];
}

/** What a practice room does for a trick. */
function effectOn(view: TrickerionView, me: Troupe, trick: string): string {
  const at = me.academy?.rooms[trick];
  const slots = view.academy?.rooms.flatMap((room) => room.slots ?? []) ?? [];
  return (at && slots.find((slot) => slot.slot === at)?.effect) || '';
}

/** Action points and markers; cards change how many, or add to it. [T-6.3.2, T-13.3] */
function prepare(view: TrickerionView, me: Troupe, trick: string, card: string): Cost[] {
  const slot = me.tricks.findIndex((mine) => mine?.trick === trick);
  const effect = effectOn(view, me, trick);
  const supply = me.supply[me.tricks[slot]?.symbol ?? ''] ?? 0;
  const wanted =
    trickOf(trick).squares +
    (slot === ENGINEER_SLOT ? 1 : 0) +
    (effect === 'extra_marker' ? 1 : 0) +
    (card === 'trick_tweaking' || card === 'unstable_prototype' ? 1 : 0);
  const less = card === 'test_run' || card === 'replaceable_parts' ? 1 : 0;
  const n = card === 'ingenuity' ? 1 : Math.max(0, Math.min(wanted, supply) - less);
  // A fifth marker may take part, where the supply is short.
  const known = card === 'ingenuity' || wanted <= supply || effect !== 'extra_marker';
  const extra = me.tricks[slot]?.shards ?? 0;
  const [f, c, s] = card === 'test_run' ? trickOf(trick).pays : [-extra, -extra, 0];
  return some([
    ap(-Math.max(0, trickOf(trick).cost - (effect === 'cheaper_preparation' ? 1 : 0))),
    shards(card === 'enhance_trick' ? -1 : 0),
    ...(known ? markers(me, trick, n) : []),
    fame(f + extra),
    coins(c + extra),
    shards(s),
  ]);
}

/** A room: coins in place of missing fame, and what it brings. */
function renovate(view: TrickerionView, me: Troupe, space: string, level: number): Cost[] {
  const { levels } = view.academy!.rooms.find((room) => room.space === space)!;
  const next = levels.filter(({ threshold }) => threshold <= me.fame).length;
  const spared = me.magician === 'geert_van_augustin' && level <= next;
  const missing = spared ? 0 : Math.max(0, levels[level].threshold - me.fame);
  const more = view.prophecies?.active === 'renovate_fame' ? BY_LEVEL[level] : 0;
  return [ap(-POINTS.renovate), coins(-levels[level].cost - missing), fame(levels[level].fame + more)];
}

/** A lesson, and the bonus of a classroom for the first trick of its level. */
function lesson(view: TrickerionView, table: Table, verb: string, trick: string, slot: string): Cost[] {
  const { level } = trickOf(trick);
  const room = view.academy!.rooms.find((r: Room) => r.slots?.some((each) => each.slot === slot));
  const noun: [string, string] = ['trick', trick];
  if (verb === 'practise') {
    const pays =
      view.prophecies?.active === 'practice_coins' && !did(table, 'practises', 'round-starts', noun);
    return some([ap(-LESSONS.practice[level - 1]), coins(pays ? BY_LEVEL[level - 1] : 0)]);
  }
  const bonus = room?.level === level && !did(table, 'own-level-bonus', 'game-starts', noun);
  const brings = (bonus && room?.own_level_bonus) || { fame: 0, coins: 0, shards: 0 };
  return some([ap(-LESSONS.teach[level - 1]), fame(brings.fame), coins(brings.coins), shards(brings.shards)]);
}

/** A secret, and what it makes of the protégé. */
function learnSecret(view: TrickerionView, me: Troupe, replaced: string): Cost[] {
  const own = me.academy!.secrets;
  const [was, will] = [PROTEGE[own.length], PROTEGE[own.length + 1]];
  const grows = replaced === 'nothing' && will;
  return some([
    ap(view.asked?.prompt === 'ask-action' ? -POINTS.learn_secret : 0),
    ...(grows
      ? [
          { icon: 'protege', n: will[0] - was[0], name: say('trickerion-protege-points') },
          { ...coins(was[1] - will[1]), name: say('trickerion-wage-each-week') },
        ]
      : []),
  ]);
}

/** A protégé may look again for free, once a placement. */
function reroll(view: TrickerionView, me: Troupe, table: Table): Cost[] {
  const role = roleOf(CHARACTERS[view.asked?.character ?? 0]);
  const may = me.academy?.secrets.includes('secret_second_look') && ['protege', 'apprentice'].includes(role);
  return may && !did(table, 'rerolls', 'places') ? [] : [ap(-POINTS.reroll_die)];
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
      return reroll(view, me, table);
    case 'advertise': {
      // A poster that an ability puts up costs nothing.
      const n = view.asked?.prompt === 'ask-advertise' ? ADVERTISE.cost[spaceOf(view, me.seat)] : 0;
      return some([coins(-n), fame(ADVERTISE.fame)]);
    }
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
      return prepare(view, me, value, '');
    case 'prepare-special':
      return prepare(view, me, value, SPECIALS[Number(view.asked?.special)]?.id ?? '');
    case 'move-trick':
    case 'move-apprentice':
      return [ap(-POINTS[option.verb.replace('-', '_')])];
    case 'move-components': {
      const lost = me.components[value].tokens - MANAGER_TOKENS;
      return some([
        ap(-POINTS.move_components),
        { icon: value, n: -Math.max(0, lost), name: t().noun('component', value) },
      ]);
    }
    case 'set-up':
    case 'set-up-special':
      return [ap(-POINTS.set_up_trick), ...markers(me, value, -1)];
    case 'supercharge':
    case 'supercharge-special':
      return [ap(-POINTS.set_up_trick), ...markers(me, value, -2)];
    case 'reschedule':
    case 'reschedule-special':
      // Who breaks free spends none. [T-15.3]
      return view.asked?.prompt === 'ask-action' ? [ap(-POINTS.reschedule)] : [];
    case 'renovate':
      return renovate(view, me, value, Number(option.nouns[1].value.at(-1)) - 1);
    case 'take-tile': {
      const [f, c, s] = OWN_LEVEL[value] ?? [0, 0, 0];
      const name = say('trickerion-own-level');
      return some([fame(f), coins(c), shards(s)]).map((cost) => ({ ...cost, name: `${cost.name}, ${name}` }));
    }
    case 'practise':
    case 'teach':
      return lesson(view, table, option.verb, value, option.nouns[1].value);
    case 'learn-secret':
      return learnSecret(view, me, option.nouns[1].value);
    case 'draw-secrets':
      return [ap(-POINTS.learn_secret)];
    case 'discover':
      return [ap(-POINTS.discover_new_secrets)];
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
