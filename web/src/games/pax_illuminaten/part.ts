import { LUMINARIES } from 'virtual:pax_illuminaten/facts';
import type { GamePart, Thread } from '../../core/games';
import type { Table } from '../../core/table.svelte';
import { say, t } from '../../core/texts.svelte';
import type { Option } from '../../core/types';
import './board.css';
import './door.js'; // it has the icons of the factions
import Board from './Board.svelte';
import {
  EDICTS_TO_END,
  FACTIONS,
  influenceOn,
  luminary,
  neighbours,
  placeName,
  PLACES,
  shortName,
  type PaxView,
} from './facts';
import Large from './Large.svelte';
import Plots from './Plots.svelte';

/** What the step in hand is about: the card and place that its question names. */
function thread(table: Table): Thread | null {
  const view = table.now?.view as PaxView | undefined;
  const asked = view?.asked;
  if (!view || !asked || !table.mine) return null;
  const beads: string[] = [];
  if (view.duel) beads.push(say('pax_illuminaten-act-oust'), placeName(view, view.duel.place));
  else {
    if (typeof asked.card === 'number' && asked.prompt === 'ask-ability')
      beads.push(shortName(LUMINARIES[asked.card].id));
    if (typeof asked.place === 'number') beads.push(placeName(view, PLACES[asked.place]));
    if (typeof asked.acting === 'number') beads.push(placeName(view, PLACES[asked.acting]));
  }
  return beads.length ? { text: beads.join(' › '), tokens: [] } : null;
}

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

/** Whether an interrogation would bring nothing any more: all that would pay has paid. */
export function isFruitless(option: Option, table: Table): boolean {
  const view = table.now!.view as PaxView;
  const place = option.nouns[0]?.value ?? '';
  if (option.verb !== 'interrogate' || view.asked?.prompt !== 'ask-action') return false;
  const done = paid(table);
  if (place === 'areopagus') return done.has(place);
  const degree = luminary(view.map[place].card!).degree;
  const rumors = neighbours(view, place).filter(
    (q) =>
      view.map[q].up && luminary(view.map[q].card!).degree === degree && influenceOn(view, q, view.viewer!),
  );
  return [place, ...rumors].every((q) => done.has(view.map[q].card!));
}

/** Questions of the event phase and of the check phase; all others are of the action phase. */
const EVENTS = ['ask-event'];
const CHECKS = ['ask-lose-plot', 'ask-plot-back', 'ask-keep-event', 'ask-refill', 'ask-discard'];

const doubts = (option: Option, table: Table): string | null =>
  isFruitless(option, table) ? say('pax_illuminaten-doubt-paid') : null;

const part: GamePart = {
  Board,
  retell: () => import('./retell'),
  finish: () => import('./Finish.svelte'),
  Large,
  Seen: Plots,
  seen: { icon: 'plot', label: () => say('pax_illuminaten-plots'), first: true },
  ends: ['end-actions', 'stop', 'done'],
  nouns: {
    large: { luminary: 'card', plot: 'card', event: 'card' },
    kinds: ['luminary', 'plot', 'event', 'faction', 'place', 'ability', 'opponent', 'level'],
    players: ['AO'],
  },
  figures: {
    map: '.mp',
    court: 'section.ct',
    hand: '.hz',
    plots: '@Seen',
    events: '.stock',
    contest: '.step',
    players: '.rivals, .hz > .hd',
    lodge: '.stock > section:first-of-type',
    cards: '.cards',
  },
  doubts,
  thread,
  values: { place: PLACES, faction: [...FACTIONS] },
  tips: ['faction', 'degree'],
  turn: (state) => {
    const view = state as PaxView;
    if (view.over || !view.round) return null;
    const prompt = view.asked?.prompt ?? '';
    const own = view.active === view.viewer;
    const now = !own
      ? 'others'
      : EVENTS.includes(prompt)
        ? 'events'
        : CHECKS.includes(prompt)
          ? 'check'
          : 'actions';
    return { parts: ['events', 'actions', 'check'], now };
  },
  chips: (table) => {
    const view = table.view as PaxView;
    const players = say('page-n-players', { n: view.sides.length });
    if (view.over)
      return [
        ['trophy', say('page-over')],
        ['', players],
      ];
    return [
      ['edict', say('pax_illuminaten-edicts-chip', { n: view.event_discard.edicts, of: EDICTS_TO_END })],
      ['', `${say('view-round')} ${view.round}`],
      ['', view.opponent ? `${players} · ${t().say(`pax_illuminaten-ao-${view.opponent.id}`)}` : players],
    ];
  },
};
export default part;
