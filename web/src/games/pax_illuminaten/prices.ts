import {
  CONNECTION_INCOME,
  DEGREES,
  DISCOUNTS,
  EDICT_FAVOR,
  EXTRA_ACTIONS,
  INCOME,
  LUMINARIES,
  OFFERS,
  RATES,
  SURCHARGE,
} from 'virtual:pax_illuminaten/facts';
import type { Cost } from '../../core/games';
import type { Table } from '../../core/table.svelte';
import { say } from '../../core/texts.svelte';
import type { Option } from '../../core/types';
import {
  costOf,
  factionName,
  FACTIONS,
  influenceOn,
  luminary,
  neighbours,
  PLACES,
  sideOf,
  type PaxView,
  type Side,
} from './facts';

// What an option takes and brings, as far as all may know it, and what is asked before the dear ones.

const favor = (n: number): Cost => ({ icon: 'favor', n, name: say('view-favor') });
const of = (faction: string, n: number): Cost => ({ icon: faction, n, name: factionName(faction) });
const influence = (n: number): Cost => ({ icon: 'influence', n, name: say('view-influence') });
const actions = (n: number): Cost => ({ icon: 'extra', n, name: say('pax_illuminaten-actions') });
const card = (n: number): Cost => ({ icon: 'hand', n, name: say('pax_illuminaten-hand') });
const some = (all: Cost[]): Cost[] => all.filter((cost) => cost.n);
const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Where an action comes from, as in actions.py. */
const [BY_ABILITY, BY_CARD] = [1, 2];
const WITH_ABILITY = 1;
const WITH_CARD = 2;

/** A target that is chosen for a faction card or an ability; else what the question says. */
function modeOf(view: PaxView): number {
  const { prompt, faction, mode } = view.asked!;
  if (prompt === 'ask-target') return typeof faction === 'number' ? BY_CARD : BY_ABILITY;
  return Number(mode ?? 0);
}

const has = (side: Side, faction: string): boolean => side.faction_cards.includes(faction);
const boosts = (view: PaxView, ability: string): number => view.boosts.filter((b) => b === ability).length;
const inForce = (view: PaxView, event: string): boolean => view.sides.some((s) => s.front === event);
/** All influence on a card, and that of others. */
const tokensOn = (view: PaxView, place: string): number =>
  view.map[place].slots?.filter((slot) => slot).length ?? 0;
const othersOn = (view: PaxView, place: string): number =>
  tokensOn(view, place) - influenceOn(view, place, view.viewer!);

/** Cards that paid in this turn: they do not pay again. [P-8.3] */
function paid(table: Table): Set<string> {
  const out = new Set<string>();
  for (let i = table.notes.length - 1; i >= 0; i--) {
    const told = table.notes[i];
    if (told.note === 'turn-starts') break;
    if (told.note === 'card-pays') out.add(String(told.luminary));
    if (told.note === 'areopagus-pays') out.add('areopagus');
  }
  return out;
}

// -- what an interrogation brings

interface Yield {
  /** by faction, and of a faction of the card's that is chosen */
  each: Record<string, number>;
  choice: number;
  /** how many of them others get by the collusion rule */
  given: number;
}

/** What pays: so many tokens of each of its factions, and of one of them. */
interface Income {
  factions: string[];
  each: number;
  choice: number;
}

/** What a card pays; `tokens`: the influence on it, while it is interrogated. [P-1.5] */
function incomeOf(id: string, tokens: number | null): Income {
  const { factions, degree } = luminary(id);
  const { each, choice, influence } = INCOME[degree];
  return { factions, each: tokens !== null && influence ? influence * tokens : each, choice };
}

/** What comes of incomes, less what neither the supply nor anybody has; `due`: what others would get. [P-4.4] */
function paying(view: PaxView, incomes: Income[], due: number): Yield {
  const each: Record<string, number> = {};
  let choice = 0;
  const left = (faction: string): number =>
    view.supply[faction] +
    sum(view.sides.map((s) => (s.seat === view.viewer ? 0 : s.favor[faction]))) -
    (each[faction] ?? 0);
  for (const one of incomes)
    for (const faction of one.factions)
      each[faction] = (each[faction] ?? 0) + Math.min(one.each, left(faction));
  for (const one of incomes)
    choice += Math.min(one.choice, Math.max(0, sum(one.factions.map(left)) - choice));
  const full = sum(incomes.map((one) => one.each * one.factions.length + one.choice));
  const gained = sum(Object.values(each)) + choice;
  // With less than all, the own share comes first. [P-8.3, Q-7]
  const keep = gained >= full ? 0 : Math.max(0, full - due);
  return { each, choice, given: Math.min(due, Math.max(0, gained - keep)) };
}

/** What an interrogation pays in a manner: `degree` is named by an ability. [P-8.3] */
function interrogation(table: Table, place: string, kind: number, degree = '', manner = 'plain'): Yield {
  const view = table.now!.view as PaxView;
  const done = paid(table);
  if (place === 'areopagus') {
    const factions = done.has(place) ? [] : sideOf(view, view.viewer)!.factions;
    return paying(view, [{ factions, each: CONNECTION_INCOME, choice: 0 }], 0);
  }
  const same = luminary(view.map[place].card!).degree;
  const rumors = neighbours(view, place).filter(
    (q) =>
      view.map[q].up &&
      influenceOn(view, q, view.viewer!) &&
      [same, degree].includes(luminary(view.map[q].card!).degree),
  );
  const payers = [place, ...(kind === WITH_CARD ? [] : rumors)].filter((q) => !done.has(view.map[q].card!));
  const due = payers
    .filter((q) => !(manner === 'as_own' && q === place))
    .map((q) => (manner === 'whisper' || kind === WITH_CARD ? 0 : othersOn(view, q)));
  return paying(
    view,
    payers.map((q) => incomeOf(view.map[q].card!, tokensOn(view, q))),
    sum(due),
  );
}

const shown = ({ each, choice, given }: Yield): Cost[] =>
  some([
    ...FACTIONS.map((faction) => of(faction, each[faction] ?? 0)),
    { ...favor(choice), name: say('pax_illuminaten-favor-choice') },
    { icon: 'human', n: -given, name: say('pax_illuminaten-favor-given') },
  ]);

/** The income of a card that is played. [P-1.5, P-10.4] */
const income = (table: Table, id: string): Cost[] =>
  paid(table).has(id) ? [] : shown(paying(table.now!.view as PaxView, [incomeOf(id, null)], 0));

/** The interrogation that an option decides on, where it is plain what that pays. */
function asksFor(option: Option, table: Table): Yield | null {
  const view = table.now!.view as PaxView;
  const asked = view.asked!;
  const value = option.nouns[0]?.value ?? '';
  const place = PLACES[Number(asked.place ?? 0)];
  if (option.verb === 'name-degree') return interrogation(table, place, WITH_ABILITY, value);
  if (option.verb === 'manner') {
    const degree = DEGREES[Number(asked.degree)] ?? '';
    return interrogation(table, place, Number(asked.kind), degree, value);
  }
  if (option.verb !== 'interrogate') return null;
  const mode = modeOf(view);
  if (mode === BY_ABILITY && value !== 'areopagus') return null; // a degree is named first
  return interrogation(table, value, mode === BY_CARD ? WITH_CARD : 0);
}

// -- what is paid

/** So many tokens on a card, at the printed cost or less. [P-8.2, P-10.7] */
function toInfluence(view: PaxView, place: string, n: number, mode: number): Cost[] {
  const slots = [...Array(n).keys()].map((i) => costOf(view, place, i + 1));
  const bill = slots.at(-1) ?? [];
  const off = slots.map((upTo, i) => {
    const total = upTo.length - (slots[i - 1]?.length ?? 0);
    const less =
      boosts(view, 'boost_influence') * DISCOUNTS.boost +
      (i === 0 && has(sideOf(view, view.viewer)!, 'aristocracy') ? DISCOUNTS.first : 0);
    return Math.min(less, total - DISCOUNTS.least);
  });
  const free = mode === BY_ABILITY ? othersOn(view, place) * DISCOUNTS.opposing : 0;
  const less = Math.min(bill.length, sum(off) + free);
  const kinds = FACTIONS.map((faction) => of(faction, -bill.filter((f) => f === faction).length));
  return [
    ...(less ? [favor(less - bill.length)] : kinds),
    ...(mode === BY_CARD ? [of('aristocracy', -SURCHARGE.aristocracy)] : []),
    influence(n),
  ];
}

const toOstracize = (view: PaxView, place: string, mode: number): Cost[] => [
  favor(boosts(view, 'boost_ostracize') ? 0 : -Math.max(1, tokensOn(view, place))),
  ...(mode === BY_CARD ? [of('magistrates', -SURCHARGE.magistrates)] : []),
  card(-1),
];

function toOust(n: number, mode: number): Cost[] {
  if (mode === BY_CARD) return [of('clergy', -n)]; // [I-33]
  return [favor(-Math.max(0, n - (mode === BY_ABILITY ? DISCOUNTS.oust : 0)))];
}

/** How many tokens of a kind stand for one of another. [P-4.3] */
function rate(side: Side, faction: string): number {
  if (faction === 'artists' && has(side, 'artists')) return 1;
  return has(side, 'connoisseurs') ? RATES.connoisseurs : RATES.usual;
}

export function costs(option: Option, table: Table): Cost[] {
  const view = table.now!.view as PaxView;
  const side = sideOf(view, view.viewer);
  const asked = view.asked;
  if (!side || !asked) return [];
  const value = option.nouns[0]?.value ?? '';
  const place = PLACES[Number(asked.place ?? 0)];
  const mode = modeOf(view);
  switch (option.verb) {
    case 'scout':
      return mode ? [] : [favor(-1)];
    case 'influence':
      return some(toInfluence(view, value, 1, mode));
    case 'put':
      return some(toInfluence(view, place, Number(value), mode));
    case 'interrogate':
    case 'name-degree':
    case 'manner': {
      const found = asksFor(option, table);
      return found ? shown(found) : [];
    }
    case 'ostracize':
      return some(toOstracize(view, value, mode));
    case 'reassign':
      return [of(value, -1)];
    case 'oust':
      return some(toOust(1, mode));
    case 'target':
      return some(toOust(value.split('+').length, mode));
    case 'conspire':
      return [card(-1)];
    case 'quick-favor':
      return income(table, LUMINARIES[Number(asked.card)].id);
    case 'use-ability': {
      const { id, ability } = LUMINARIES[Number(asked.card)];
      if (ability === 'grand_master') return income(table, id);
      return ability === 'royal_arch' ? [actions(EXTRA_ACTIONS)] : [];
    }
    case 'use-faction':
      return some([of(value, -(SURCHARGE[value] ?? 0))]);
    case 'reward': {
      const where = option.nouns[1].value;
      if (value === 'influence') return some(toInfluence(view, where, 1, 0));
      return value === 'ostracize' ? some(toOstracize(view, where, 0)) : [favor(-1)];
    }
    case 'buy-action':
      return [favor(-OFFERS[value]), actions(1)];
    case 'substitute':
      return [of(value, -rate(side, value))];
    case 'take':
      return asked.prompt === 'ask-refill' && Number(asked.taken) ? [favor(-1)] : [];
    case 'take-edict':
      return [of(value, Math.min(EDICT_FAVOR, view.edicts[value] ?? 0))];
    case 'realize':
      return [influence(-1)];
    default:
      return [];
  }
}

// -- what is asked about

const COSTLY = 3; // tokens that are worth a question
const SPENDS = ['put', 'target', 'ostracize', 'buy-action'];
const MAIN = ['scout', 'influence', 'interrogate', 'ostracize', 'reassign', 'oust'];

/** Favor that an option takes: most of what there is. */
function dear(option: Option, table: Table, side: Side): string | null {
  // With one token to place, how many is not asked.
  const view = table.now!.view as PaxView;
  const spot = view.map[option.nouns[0]?.value ?? ''];
  const single =
    option.verb === 'influence' &&
    (side.influence === 1 || spot?.slots?.filter((slot) => !slot).length === 1);
  if (!single && !SPENDS.includes(option.verb)) return null;
  const kinds: string[] = ['favor', ...FACTIONS];
  const n = -sum(costs(option, table).map((c) => (c.n < 0 && kinds.includes(c.icon) ? c.n : 0)));
  const held = sum(Object.values(side.favor));
  if (n < COSTLY || 2 * n <= held) return null;
  return say('pax_illuminaten-doubt-favor', { n, of: held, left: Math.max(0, held - n) });
}

/** Own tokens that find no slot on the card that comes. [P-8.4] */
function unseated(option: Option, view: PaxView): number {
  const place = PLACES[Number(view.asked?.place ?? 0)];
  if (option.verb !== 'place' || view.asked?.prompt !== 'ask-place' || !view.map[place]?.up) return 0;
  const room = luminary(option.nouns[0].value).slots.length - othersOn(view, place);
  return Math.max(0, influenceOn(view, place, view.viewer!) - Math.max(0, room));
}

/** Favor that a drawn edict takes from its owner, where another could be kept. [P-13.5] */
function edict(option: Option, table: Table, side: Side): { faction: string; n: number } | null {
  const lost = (o: Option): { faction: string; n: number } => {
    const faction = FACTIONS.find((f) => o.nouns[0].value === `EDICT_${f.toUpperCase()}`) ?? '';
    return { faction, n: side.favor[faction] ?? 0 };
  };
  const all = table.options.filter((o) => o.verb === 'keep' && o.nouns[0].kind === 'event');
  if (!all.some((o) => o.spelled === option.spelled)) return null;
  const own = lost(option);
  return own.n >= COSTLY && all.some((o) => lost(o).n < own.n) ? own : null;
}

export function doubts(option: Option, table: Table): string | null {
  const view = table.now!.view as PaxView;
  const side = sideOf(view, view.viewer);
  if (!side || !view.asked) return null;
  const brings = asksFor(option, table);
  if (brings) {
    const gained = sum(Object.values(brings.each)) + brings.choice;
    if (!gained && option.verb === 'interrogate' && view.asked.prompt === 'ask-action')
      return say('pax_illuminaten-doubt-paid');
    const whispers = option.verb === 'interrogate' && inForce(view, 'SPECIAL_QUIET_WHISPER');
    const own = option.verb === 'interrogate' && boosts(view, 'boost_interrogate') > 0;
    return gained && brings.given >= gained && !whispers && !own
      ? say('pax_illuminaten-doubt-given', { n: gained })
      : null;
  }
  if (option.verb === 'substitute' && table.options.some((o) => o.verb === 'pay')) {
    const n = rate(side, option.nouns[0].value);
    return n > 1 ? say('pax_illuminaten-doubt-substitute', { n }) : null;
  }
  if (option.verb === 'end-actions') {
    if (table.now!.lesson) return null; // its coach says when
    const open = table.options.some((o) => MAIN.includes(o.verb) && !doubts(o, table));
    return view.budget > 0 && open ? say('pax_illuminaten-doubt-actions', { n: view.budget }) : null;
  }
  const lost = unseated(option, view);
  if (lost) return say('pax_illuminaten-doubt-seats', { n: lost });
  const comes = edict(option, table, side);
  if (comes) return say('pax_illuminaten-doubt-edict', { n: comes.n, faction: factionName(comes.faction) });
  return dear(option, table, side);
}
