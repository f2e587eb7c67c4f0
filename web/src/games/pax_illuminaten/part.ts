import { LUMINARIES } from 'virtual:pax';
import type { GamePart, Thread } from '..';
import type { Table } from '../../core/table.svelte';
import { say, t } from '../../core/texts.svelte';
import Board from './Board.svelte';
import Ending from './Ending.svelte';
import { EDICTS_TO_END, FACTIONS, placeName, PLACES, shortName, type PaxView } from './facts';
import Large from './Large.svelte';
import Plots from './Plots.svelte';

/** What the step in hand is about: the card and place that its question names. */
function thread(table: Table): Thread | null {
  const view = table.now?.view as PaxView | undefined;
  const asked = view?.asked;
  if (!view || !asked || !table.mine) return null;
  const beads: string[] = [];
  if (view.duel) beads.push(say('page-pax-act-oust'), placeName(view, view.duel.place));
  else {
    if (typeof asked.card === 'number' && asked.prompt === 'ask-ability') beads.push(shortName(LUMINARIES[asked.card].id));
    if (typeof asked.place === 'number') beads.push(placeName(view, PLACES[asked.place]));
    if (typeof asked.acting === 'number') beads.push(placeName(view, PLACES[asked.acting]));
  }
  return beads.length ? { text: beads.join(' › '), tokens: [] } : null;
}

const part: GamePart = {
  Board,
  End: Ending,
  Large,
  Seen: Plots,
  seen: { icon: 'plot', label: () => say('page-pax-plots'), first: true },
  thread,
  values: { place: PLACES, faction: [...FACTIONS] },
  chips: (table) => {
    const view = table.view as PaxView;
    const players = say('page-n-players', { n: view.sides.length });
    if (view.over) return [['trophy', say('page-over')], ['', players]];
    return [
      ['edict', say('page-pax-edicts-chip', { n: view.event_discard.edicts, of: EDICTS_TO_END })],
      ['', `${say('view-round')} ${view.round}`],
      ['', view.opponent ? `${players} · ${t().say(`page-pax-ao-${view.opponent.id}`)}` : players],
    ];
  },
};
export default part;
