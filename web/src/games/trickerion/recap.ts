import { lastOver, leaders, Ledger, type Account, type Recap } from '../../core/recap';
import type { Table } from '../../core/table.svelte';
import { say, sayOf, t } from '../../core/texts.svelte';
import { ROMAN, seatOf, type TrickerionView } from './facts';

// A round in sums: what each player gained and paid, and by what. Told by the notes alone.

const ICONS = {
  poster: 'poster',
  links: 'linkc',
  tricks: 'theater',
  show: 'magician',
  city: 'downtown',
  wages: 'human',
};
type Source = keyof typeof ICONS;
const SOURCES = Object.keys(ICONS) as Source[];
const COLUMNS = [
  ['fame', 'fame'],
  ['coin', 'coins'],
  ['shard', 'shards'],
];

const OF: Record<string, Source> = {
  advertises: 'poster',
  'heir-advertises': 'poster',
  'puts-marker': 'links',
  links: 'links',
  'heir-puts': 'links',
  'heir-links': 'links',
  'trick-yields': 'tricks',
  premieres: 'tricks',
  'heir-leftover': 'tricks',
  lectures: 'tricks',
  'heir-lectures': 'tricks',
  performs: 'show',
  'performer-bonus': 'show',
  'protege-backstage': 'show',
  'heir-performs': 'show',
  'heir-backstage': 'show',
  wages: 'wages',
  unpaid: 'wages',
  'heir-changes-coins': 'wages',
};
const GAINS: Record<string, [number, number]> = {
  'gains-fame': [0, 1],
  'loses-fame': [0, -1],
  'gains-coins': [1, 1],
  'pays-coins': [1, -1],
  'gains-shards': [2, 1],
  'spends-shards': [2, -1],
};
const CHANGES = [
  'joins',
  'order-arrives',
  'card-leaves',
  'card-arrives',
  'prophecy-active',
  'heir-hired-join',
];

/** What the reader gained or lost, and who leads. */
function headline(table: Table, accounts: Account[]): string {
  const viewer = table.now!.view.viewer;
  const n = accounts.find((one) => one.seat === viewer)?.total[0];
  const first = leaders(accounts);
  const what = first[0].now[0];
  return [
    n === undefined
      ? ''
      : say(`trickerion-recap-${n > 0 ? 'gain' : n < 0 ? 'loss' : 'even'}`, { n: Math.abs(n) }),
    first.length > 1
      ? say('trickerion-recap-level', {
          players: first.map((one) => (one.seat === viewer ? say('page-you') : one.name)).join(', '),
          n: what,
        })
      : sayOf('trickerion-recap-leads', first[0].seat === viewer, { player: first[0].name, n: what }),
  ]
    .filter(Boolean)
    .join(' ');
}

export function lastRound(table: Table): Recap | null {
  const { notes } = table;
  const view = table.now!.view as TrickerionView;
  const over = lastOver(notes, 'round-starts');
  if (!over) return null;
  const [from, end] = over;
  const accounts = view.troupes.map(({ seat, fame, coins, shards }) => {
    const ledger = new Ledger([fame, coins, shards], SOURCES.length, end);
    let cause: Source = 'city';
    const book = (i: number, column: number, n: number): void =>
      ledger.book(from + i, SOURCES.indexOf(cause), column, n);
    notes.slice(from).forEach((told, i) => {
      // A note of the Heir's own names no player.
      const who = told.player ?? (told.note.startsWith('heir-') ? 'Heir' : undefined);
      if (who !== seat && !(told.note === 'pays-player' && told.other === seat)) return;
      const gain = GAINS[told.note];
      const n = Number(told.n);
      if (told.note === 'pays-player') book(i, 1, told.player === seat ? -n : n);
      else if (gain) book(i, gain[0], gain[1] * n);
      else cause = OF[told.note] ?? 'city';
    });
    return {
      seat,
      mark: seatOf(seat),
      name: table.name(seat),
      ...ledger.account(),
    };
  });
  const number = Number(notes[from].n);
  const next = ROMAN[number + 1] ?? '';
  return {
    title: say('trickerion-recap', { week: ROMAN[number] }),
    headline: headline(table, accounts),
    on: say('trickerion-recap-on', { week: next }),
    whole: say('trickerion-recap-week'),
    from,
    columns: COLUMNS.map(([icon, name]) => ({ icon, name: t().noun('resource', name) })),
    sources: SOURCES.map((source) => ({ icon: ICONS[source], name: say(`trickerion-recap-${source}`) })),
    accounts,
    changes: notes.slice(from, end).filter((told) => CHANGES.includes(told.note)),
    heading: say('trickerion-recap-changes', { week: next }),
  };
}
