import { LUMINARIES } from 'virtual:pax_illuminaten/facts';
import type { GamePart, Thread } from '../../core/games';
import type { Table } from '../../core/table.svelte';
import { say, t } from '../../core/texts.svelte';
import './board.css';
import './door.js'; // it has the icons of the factions
import Board from './Board.svelte';
import { EDICTS_TO_END, FACTIONS, placeName, PLACES, shortName, type PaxView } from './facts';
import Large from './Large.svelte';
import Plots from './Plots.svelte';
import { costs, doubts } from './prices';

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

/** Questions of the event phase and of the check phase; all others are of the action phase. */
const EVENTS = ['ask-event'];
const CHECKS = ['ask-lose-plot', 'ask-plot-back', 'ask-keep-event', 'ask-refill', 'ask-discard'];

const part: GamePart = {
  Board,
  retell: () => import('./retell'),
  finish: () => import('./Finish.svelte'),
  Large,
  Seen: Plots,
  seen: { icon: 'plot', label: () => say('pax_illuminaten-plots'), first: true },
  heads: ['game-starts', 'round-starts', 'game-ends'],
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
  costs,
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
