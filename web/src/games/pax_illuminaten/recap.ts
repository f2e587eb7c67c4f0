import { lastOver, leaders, Ledger, type Account, type Recap } from '../../core/recap';
import { LETTERS } from '../../core/types';
import type { Table } from '../../core/table.svelte';
import { say, sayOf } from '../../core/texts.svelte';
import { influenceIn, nameOf, placesOf, type PaxView } from './facts';

// A round in sums: influence on the map and favor of each side, and by what. Told by the notes alone.

const ICONS = {
  interrogate: 'interrogate',
  conspire: 'chain',
  actions: 'influence',
  contest: 'oust',
  events: 'edict',
  rivals: 'human',
};
type Source = keyof typeof ICONS;
const SOURCES = Object.keys(ICONS) as Source[];
const INFLUENCE = 0;
const FAVOR = 1;

/** What favor comes from, after these notes of a side. */
const OF: Record<string, Source> = {
  'turn-starts': 'events',
  interrogates: 'interrogate',
  conspires: 'conspire',
  'uses-ability': 'conspire',
  'quick-favor': 'conspire',
  ousts: 'contest',
  'wins-contest': 'contest',
};
/** Of what, how much for each of `n`, and from what, if that is always the same. */
const GAINS: Record<string, [number, number, Source?]> = {
  gains: [FAVOR, 1],
  intercepts: [FAVOR, 1],
  pays: [FAVOR, -1, 'actions'],
  substitutes: [FAVOR, -1, 'actions'],
  gives: [FAVOR, -1],
  'returns-favor': [FAVOR, -1],
  tithes: [FAVOR, 1],
  'takes-from-edict': [FAVOR, 1],
  'edict-pays': [FAVOR, 1, 'events'],
  influences: [INFLUENCE, 1, 'actions'],
  'ao-places': [INFLUENCE, 1, 'actions'],
  'seats-lost': [INFLUENCE, -1, 'actions'],
  'loses-tokens': [INFLUENCE, -1, 'contest'],
};
/** A token that goes from one side to another: what it is for the other. */
const OTHERS: Record<string, number> = { intercepts: -1, tithes: -1, gives: 1 };
const CHANGES = [
  'realizes',
  'plot-lost',
  'plot-back',
  'claims',
  'plays-event',
  'edict-comes',
  'edict-goes',
  'last-round',
];

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');

/** What the reader has and how that changed, and who has most. */
function headline(accounts: Account[], viewer: string | null): string {
  const mine = accounts.find((one) => one.seat === viewer);
  const first = leaders(accounts);
  const leads =
    first.length > 1
      ? ''
      : sayOf('pax_illuminaten-recap-leads', first[0].seat === viewer, {
          player: first[0].name,
          n: first[0].now[INFLUENCE],
        });
  const own = mine
    ? say('pax_illuminaten-recap-you', {
        n: mine.now[INFLUENCE],
        more: signed(mine.total[INFLUENCE]),
        m: mine.now[FAVOR],
        favor: signed(mine.total[FAVOR]),
      })
    : '';
  return [own, leads].filter(Boolean).join(' ');
}

export function lastRound(table: Table): Recap | null {
  const { notes } = table;
  const view = table.now!.view as PaxView;
  const over = lastOver(notes, 'round-starts');
  if (!over) return null;
  const [from, end] = over;
  const accounts = view.sides.map(({ seat, favor }): Account => {
    const now = [
      influenceIn(view, placesOf(view), seat),
      Object.values(favor).reduce((sum, n) => sum + n, 0),
    ];
    const ledger = new Ledger(now, SOURCES.length, end);
    let cause: Source = 'events';
    let edict = false; // all return favor to it
    notes.slice(from).forEach((told, i) => {
      if (told.note === 'edict-comes' || told.player !== undefined)
        edict = told.note === 'edict-comes' || (edict && told.note === 'returns-favor');
      const book = (source: Source, column: number, n: number): void =>
        ledger.book(from + i, SOURCES.indexOf(source), column, n);
      if (told.other === seat && told.note in OTHERS) book('rivals', FAVOR, OTHERS[told.note]);
      if (told.player !== seat) return;
      const gain = GAINS[told.note];
      if (gain) book(edict ? 'events' : (gain[2] ?? cause), gain[0], gain[1] * Number(told.n ?? 1));
      else cause = OF[told.note] ?? cause;
    });
    return {
      seat,
      mark: seat === 'AO' ? 3 : LETTERS.indexOf(seat), // as its shape elsewhere
      name: nameOf(table, view, seat),
      ...ledger.account(),
    };
  });
  const number = Number(notes[from].n);
  return {
    title: say('pax_illuminaten-recap', { round: number }),
    headline: headline(accounts, view.viewer),
    on: say('pax_illuminaten-recap-on', { round: number + 1 }),
    whole: say('pax_illuminaten-recap-round'),
    from,
    columns: [
      { icon: 'influence', name: say('view-influence') },
      { icon: 'favor', name: say('view-favor') },
    ],
    sources: SOURCES.map((source) => ({
      icon: ICONS[source],
      name: say(`pax_illuminaten-recap-${source}`),
    })),
    accounts,
    changes: notes.slice(from, end).filter((told) => CHANGES.includes(told.note)),
    heading: say('pax_illuminaten-recap-changes'),
  };
}
