import { BALANCE, BONUS_LOSS, MOST_GAUGE } from 'virtual:seasons/facts';
import type { Cost } from '../../core/games';
import type { Table } from '../../core/table.svelte';
import { say, t } from '../../core/texts.svelte';
import type { Option } from '../../core/types';
import { cardOf, copiesOf, costOf, ENERGIES, mageOf, worth, type Mage, type SeasonsView } from './facts';

// What an option takes and brings, as far as the table tells it.

const energy = (kind: string, n: number): Cost => ({ icon: kind, n, name: t().noun('energy', kind) });
const crystals = (n: number): Cost => ({ icon: 'crystal', n, name: say('view-crystals') });
const points = (n: number): Cost => ({ icon: 'prestige', n, name: say('seasons-points-at-end') });
const some = (all: Cost[]): Cost[] => all.filter((cost) => cost.n);

/** What the next bonus takes at the end, beside those used; nothing when all are used. [S-12.7] */
export const nextLoss = (mage: Mage): number =>
  (BONUS_LOSS[mage.bonuses + 1] ?? BONUS_LOSS[mage.bonuses]) - BONUS_LOSS[mage.bonuses];

/** The price of a summon, with Leeches; which tokens a Hand of Fortune saves is chosen later. [S-10.3, S-10.4] */
function summon(view: SeasonsView, mage: Mage, id: string): Cost[] {
  const cost = costOf(cardOf(id), view.mages.length);
  const rivals = view.mages.filter((m) => m !== mage);
  const leeches = rivals.reduce((n, m) => n + copiesOf(m, 'arcano_leech'), 0);
  const tokens = ENERGIES.map((kind, k) => energy(kind, -(cost?.[k] ?? 0)));
  const due = tokens.reduce((n, each) => n - each.n, 0);
  const hands = Math.max(0, Math.min(copiesOf(mage, 'hand_of_fortune'), due - 1));
  return some([
    ...(hands ? [{ icon: 'orb', n: hands - due, name: say('view-energy') }] : tokens),
    crystals(-(cost?.[4] ?? 0) - leeches),
    points(cardOf(id).prestige),
  ]);
}

/** What a symbol of the own die brings. [S-7.1] */
function take(mage: Mage, symbol: string): Cost[] {
  const die = mage.die;
  if (!die) return [];
  const of = (what: string): boolean => symbol === what || symbol === 'all';
  return some([
    ...(symbol === 'all'
      ? ENERGIES.map((kind) => energy(kind, die.energy.filter((e) => e === kind).length))
      : []),
    crystals(of('crystals') ? die.crystals : 0),
    {
      icon: 'gauge',
      n: of('gauge') && die.gauge && mage.gauge < MOST_GAUGE ? 1 : 0,
      name: say('view-gauge'),
    },
  ]);
}

export function costs(option: Option, table: Table): Cost[] {
  const view = table.now!.view as SeasonsView;
  const mage = mageOf(view, view.viewer);
  const value = option.nouns[0]?.value ?? '';
  if (!mage) return [];
  switch (option.verb) {
    case 'bonus':
      return some([points(-nextLoss(mage))]);
    case 'summon':
      return summon(view, mage, value);
    case 'sacrifice':
      return some([points(-cardOf(value).prestige)]);
    case 'transmute':
      return [crystals(worth(view, mage, value.split('@')[0]))];
    case 'convert': {
      const more = view.plus_one + copiesOf(mage, 'purse_of_io');
      return [energy(value, -BALANCE.tokens), crystals(BALANCE.tokens * (BALANCE.crystals + more))];
    }
    case 'take':
      return view.asked?.prompt === 'ask-die-actions' ? take(mage, value) : [];
    default:
      return [];
  }
}
