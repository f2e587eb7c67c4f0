import {
  COMPONENTS,
  DAYS,
  DICE,
  MAGICIANS,
  PROPHECIES,
  SHOWS,
  SPECIALS,
  TRICKS,
} from 'virtual:trickerion/facts';
import type { Draft, GamePart, Said, Thread } from '../../core/games';
import type { Table } from '../../core/table.svelte';
import { say, t } from '../../core/texts.svelte';
import { LETTERS } from '../../core/types';
import './board.css';
import Acts from './Acts.svelte';
import Board from './Board.svelte';
import { CHARACTERS, HEIR, phasesOf, PLACES, ROMAN, troupeOf, type TrickerionView } from './facts';
import Large from './Large.svelte';
import { lines } from './lines';
import Planner from './PlannerLater.svelte';
import { costs, doubts } from './prices';
import { stepsOf } from './steps.svelte';
import Top from './Top.svelte';

/** Questions inside a placement: its character and slot are said first. */
const INSIDE = [
  'ask-action',
  'ask-put',
  'ask-link-bonus',
  'ask-bargain',
  'ask-basket',
  'ask-trick',
  'ask-face',
  'ask-order-slot',
  'ask-keep',
  'ask-recruit',
  'ask-stow',
  'ask-swap',
  'ask-bonus',
  'ask-symbol',
  'ask-home-for-trick',
];

function thread(table: Table): Thread | null {
  const now = table.now;
  const view = now?.view as TrickerionView | undefined;
  const asked = view?.asked;
  if (
    !now ||
    !view ||
    now.seat === null ||
    !table.mine ||
    !asked ||
    view.phase !== 'place_characters' ||
    !INSIDE.includes(asked.prompt)
  )
    return null;
  const me = LETTERS[now.seat];
  for (let i = table.notes.length - 1; i >= Math.max(0, table.notes.length - 60); i--) {
    const told = table.notes[i];
    if (told.note !== 'places' || told.player !== me) continue;
    const parts = [t().noun('character', String(told.character)), t().noun('slot', String(told.slot))];
    if (asked.prompt === 'ask-put' && asked.trick !== undefined)
      parts.push(t().noun('trick', TRICKS[asked.trick].id));
    return { text: parts.join(' › '), tokens: [] };
  }
  return null;
}

/** A marker that has its place and is being turned. */
function says(table: Table): Said | null {
  const steps = stepsOf(table);
  const view = table.now?.view as TrickerionView | undefined;
  if (table.mine && steps.spot && view?.asked?.prompt === 'ask-put')
    return { text: say('trickerion-which-way') };
  return null;
}

/** Cards laid but not sealed: a hint lays one more, and takes none from another character. */
function draft(table: Table): Draft | null {
  const steps = stepsOf(table);
  const view = table.now?.view as TrickerionView | undefined;
  if (!view || view.asked?.prompt !== 'ask-assign' || !steps.laying) return null;
  const hand = troupeOf(view, view.viewer)?.hand.cards ?? [];
  return {
    fits: ({ nouns: [who, card] }) =>
      card.value === 'nothing' ||
      steps.laid[who.value] === card.value ||
      steps.left(hand).includes(card.value),
    join: ({ nouns: [who, card] }) => steps.lay(who.value, card.value === 'nothing' ? '' : card.value),
  };
}

const part: GamePart = {
  begin: (table) => void stepsOf(table),
  retell: () => import('./retell'),
  Board,
  finish: (table) => (table.now?.view.heir ? import('./solo/Finish.svelte') : import('./Finish.svelte')),
  Large,
  Seen: Planner,
  Top,
  Acts,
  heads: ['game-starts', 'round-starts', 'game-ends'],
  ends: ['go-on', 'leave', 'stop', 'done'],
  figures: {
    downtown: '.city > .lc:nth-child(1)',
    market: '.city > .lc:nth-child(2)',
    dark_alley: '.city > .lc:nth-child(3)',
    workshop: '.mine .own',
    theater: '.mid > .theater',
    performance: '.theater .shows',
    player: '.mine',
    tricks: '.mine .tricks',
    assignment: '.assign, .mine .team',
    calendar: '@Top',
    cards: '.cards',
  },
  nouns: {
    large: {
      card: 'card',
      trick: 'trick',
      magician: 'magician',
      prophecy: 'prophecy',
      performance: 'performance',
      secret: 'secret',
      room_tile: 'room_tile',
    },
    kinds: [
      'card',
      'trick',
      'performance',
      'prophecy',
      'magician',
      'character',
      'component',
      'symbol',
      'die',
      'face',
      'slot',
      'day',
      'position',
      'plan',
      'setup_die',
      'location',
      'secret',
      'room_space',
      'room_slot',
      'room_tile',
      'level',
    ],
    players: [HEIR],
    also: (name) => ['card', `order_${name}`, `stock_${name}`],
  },
  costs,
  grouped: { 'roll-setup': 'trickerion-group-dice' },
  doubts,
  draft,
  thread,
  lines,
  says,
  values: {
    trick: TRICKS.map((x) => x.id),
    performance: SHOWS.map((x) => x.id),
    component: COMPONENTS.map((x) => x.id),
    character: CHARACTERS,
    magician: MAGICIANS.map((x) => x.id),
    prophecy: PROPHECIES,
    card: [...SPECIALS.map((x) => x.id), ...PLACES],
    deck: ['downtown', 'market_row', 'workshop', 'theater', 'academy'],
    die: DICE.map((x) => x.id),
    day: DAYS.map((x) => x.id),
  },
  tips: ['component', 'symbol', 'character', 'card', 'category'],
  turn: (state) => {
    const view = state as TrickerionView;
    return view.over ? null : { parts: phasesOf(view), now: view.phase };
  },
  chips: (table) => {
    const view = table.view as TrickerionView;
    if (view.over) return [['trophy', say('page-over')]];
    if (view.phase === 'setup') return [['magician', say('trickerion-setup')]];
    // On the phone there is no room for the whole calendar.
    return innerWidth < 700
      ? [['', `${ROMAN[view.round] ?? view.round} · ${say(`trickerion-phase-${view.phase}`)}`]]
      : [];
  },
};
export default part;
