import type { Gain, Retell } from '../../core/playback.svelte';
import type { Told, View } from '../../core/types';
import { troupeOf, type TrickerionView } from './facts';
import { GAINS, place, withTheHeir } from './solo/retell';

// A show pays, a week ends, a new one begins: the server tells the table before and after, and what
// happened between by notes. Here the notes are played on the table, so that each can be watched.

/** What a note changes on the board of the week that ends. */
const PLAYS: Record<string, (view: TrickerionView, after: TrickerionView, told: Told) => void> = {
  places: (view, _after, told) => {
    const troupe = troupeOf(view, String(told.player));
    if (troupe) place(view, troupe, told);
  },
  performs: (view) => void (view.phase = 'performance'),
  wages: (view) => void (view.phase = 'end_of_round'),
  'order-arrives': (view, after) => void (view.market = after.market),
  'card-leaves': (view, after) => void (view.row = after.row),
  'card-arrives': (view, after) => void (view.row = after.row),
  'prophecy-active': (view, after) => void (view.prophecies = after.prophecies),
};

function between(earlier: View, later: View, notes: Told[]): View[] {
  const [before, after] = [earlier as TrickerionView, later as TrickerionView];
  if (before.phase === 'setup') return notes.map(() => after);
  if (before.heir) return withTheHeir(before, after, notes);
  const whole = before.round !== after.round || notes.some((told) => told.note === 'performs');
  let view = structuredClone(whole ? before : after);
  if (!whole) purses(view, before);
  return notes.map((told) => {
    view = structuredClone(view);
    if (told.note === 'round-starts' || told.note === 'game-ends') {
      const next = structuredClone(after);
      purses(next, view);
      view = next;
    } else if (whole) PLAYS[told.note]?.(view, after, told);
    const change = GAINS[told.note];
    const troupe = troupeOf(view, String(told.player));
    if (change && troupe) troupe[change[0]] += change[1] * Number(told.n);
    return view;
  });
}

/** Fame, coins and shards as they were. */
function purses(view: TrickerionView, from: TrickerionView): void {
  view.troupes.forEach((troupe, i) => {
    const { fame, coins, shards } = from.troupes[i];
    Object.assign(troupe, { fame, coins, shards });
  });
}

const ICONS = { fame: 'fame', coins: 'coin', shards: 'shard' };

function gain(told: Told, view: View): Gain | null {
  const seat = String(told.player);
  if (told.note === 'gains-components' || told.note === 'returns-components')
    return {
      seat,
      icon: String(told.component),
      n: Number(told.n) * (told.note === 'gains-components' ? 1 : -1),
      now: null,
      figure: `[data-plate="${seat}"] [data-noun="pile:${told.component}"]`,
    };
  const change = GAINS[told.note];
  if (!change || told.note === 'spends-shards') return null; // its cause comes after it
  const [what, sign] = change;
  return {
    seat,
    icon: ICONS[what],
    n: sign * Number(told.n),
    now: troupeOf(view as TrickerionView, seat)?.[what] ?? null,
    figure: `[data-figure="${seat}-${what}"]`,
  };
}

const noun = (value: string): string => `[data-noun="${CSS.escape(value)}"]`;

/** The marker that a note speaks of, the card, the disc, the die; at last the player. */
function spots(told: Told, state: View): string[] {
  const view = state as TrickerionView;
  const out: string[] = [];
  if (told.spot) out.push(noun(`position:${told.performance}:${String(told.spot).split(':')[0]}`));
  else if (told.performance) out.push(`[data-fly="show-${told.performance}"]`);
  if (told.note === 'trick-yields')
    for (const show of view.row)
      for (const m of show?.markers ?? [])
        if (m.player === told.player && m.trick === told.trick)
          out.push(noun(`position:${show!.card}:${m.slot}`));
  if (told.room_space) out.push(noun(`room:${told.room_space}`));
  if (told.character) out.push(`[data-fly="disc-${told.player}-${told.character}"]`);
  return out;
}

const retell: Retell = {
  between,
  gain,
  spots,
  dull: [
    'assigns',
    'assigns-nothing',
    'card-returns',
    'card-used',
    'confirms',
    'die-shows',
    'draws-special-card',
    'has-card',
    'has-points',
    'keeps-special-card',
    'leaves',
    'prophecy-discarded',
    'puts-under',
    'reveals',
    'revises',
    'turn-order',
  ],
  shown: ['performs', 'wages', 'round-starts', 'game-ends', 'lectures'],
};
export default retell;
