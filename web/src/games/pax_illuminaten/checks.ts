import { say } from '../../core/texts.svelte';
import {
  capital,
  FACTIONS,
  factionName,
  luminary,
  shortName,
  type Check,
  type PaxView,
  type PlotShown,
} from './facts';

// The check lists of the view in words: what is met, how far the rest is, and by which cards. [P-12.3]

export interface Line {
  ok: boolean;
  text: string;
  /** the figure now, and the cards that count */
  now: string;
  places: string[];
  /** how far, of how much */
  far: [number, number];
}

const OF_LODGE = [
  'lodge_cards',
  'outer_cards',
  'central_line',
  'own_areopagus',
  'rival_areopagus',
  'path_rows',
];

/** The faction of a lodge that holds all these places. */
function lodgeName(view: PaxView, places: string[]): string {
  const found = places.length
    ? view.lodges.find((l) => places.every((q) => l.places.includes(q)))
    : undefined;
  return found ? capital(factionName(found.faction)) : '';
}

function figure(view: PaxView, check: Check): string {
  const { what, have, need, places } = check;
  if (what === 'together') return 'P-12.4, P-12.5';
  if (what === 'more_than_rivals') return say('pax_illuminaten-to', { n: have, m: need - 1 });
  const names = places
    .map((q) => view.map[q]?.card)
    .filter((id) => id != null)
    .map((id) => shortName(id!));
  if (what === 'mason_factions' && have < need) {
    const held = places.flatMap((q) => luminary(view.map[q].card!).factions);
    return say('pax_illuminaten-missing', {
      list: FACTIONS.filter((f) => !held.includes(f))
        .map(factionName)
        .join(', '),
    });
  }
  const lodge = OF_LODGE.includes(what) ? lodgeName(view, places) : '';
  const number = need > 1 ? say('pax_illuminaten-now', { n: have }) : '';
  return [lodge, number, what === 'lodge_cards' ? '' : names.slice(0, 6).join(', ')]
    .filter(Boolean)
    .join(' · ');
}

function lineOf(view: PaxView, check: Check): Line {
  const { what, have, need, places } = check;
  return {
    ok: have >= need,
    text: say(`pax_illuminaten-check-${what}`, { n: need }),
    now: figure(view, check),
    places,
    far: what === 'more_than_rivals' ? [0, 0] : [Math.min(have, need), need],
  };
}

/** The check list of a plot for a seat. */
export const checks = (view: PaxView, plot: PlotShown, seat: string): Line[] =>
  (plot.checks[seat] ?? []).map((check) => lineOf(view, check));

/** The plots of the artificial opponent: any one of them wins. [P-15.9, P-15.10, P-15.11, P-15.12] */
export const opponentChecks = (view: PaxView): Line[] =>
  (view.opponent?.plots ?? []).map(({ what, have, need, most, met }) => ({
    ok: met,
    text:
      say(`pax_illuminaten-aim-${what}`, { n: need }) + (most ? ' ' + say('pax_illuminaten-and-most') : ''),
    now: say('pax_illuminaten-now', { n: have }),
    places: [],
    far: [Math.min(have, need), need],
  }));
