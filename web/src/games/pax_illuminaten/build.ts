import type { Modules } from '../../../build/games';

// Pax Illuminaten's data: cards, map, plots, scripts. Facts only; words are in the locale files.

interface Luminary {
  id: string;
  [group: string]: unknown;
}
type Group = Record<string, unknown> & { source?: string };
interface Degree {
  income: { each?: number; own?: number; choice?: number };
  income_interrogate_per_influence?: { own: number };
}
interface Faction {
  id: string;
  once_per_turn: { surcharge: { own?: number } };
  permanent: { params: Record<string, number> };
}
type Boards = Record<string, Record<string, unknown>>;

/** Groups of a card's values; each says where it comes from. */
const GROUPS = ['degree', 'factions', 'influence', 'strength', 'affiliation'];

const modules: Modules = (toml) => {
  const { luminary, ability, degree } = toml('luminaries') as {
    luminary: Luminary[];
    ability: Record<string, Group & { params: Record<string, number> }>;
    degree: Record<string, Degree>;
  };
  const factions = toml('factions').faction as Faction[];
  const permanent = (id: string): Record<string, number> =>
    factions.find((f) => f.id === id)!.permanent.params;
  const events = toml('events').event as { id: string; params?: Record<string, number> }[];
  const LUMINARIES = luminary.map((l) => {
    const of = (group: string): Group => l[group] as Group;
    const does = String(of('ability').id);
    return {
      id: l.id,
      degree: of('degree').value,
      factions: of('factions').list,
      slots: of('influence').slots,
      strength: String(of('strength').value),
      order: of('affiliation').value,
      ability: does,
      kind: ability[does].kind,
      guessed: GROUPS.filter((group) => of(group).source === 'reconstructed'),
    };
  });
  const boards = toml('board') as Boards;
  const map = ({ rows, inner, position, seat }: Boards[string]): object => ({
    rows,
    inner,
    cards: position,
    seats: seat,
  });
  const scripts = toml('ai').opponent as { id: string; item: { letter: string }[] }[];
  return {
    facts: {
      LUMINARIES,
      MAPS: { map14: map(boards.map14), map19: map(boards.map19) },
      DEGREES: Object.keys(degree),
      INCOME: Object.fromEntries(
        Object.entries(degree).map(([id, { income, income_interrogate_per_influence: more }]) => [
          id,
          {
            each: (income.each ?? 0) + (income.own ?? 0),
            choice: income.choice ?? 0,
            influence: more?.own ?? 0,
          },
        ]),
      ),
      CONNECTION_INCOME: toml('connections').income_per_symbol,
      SURCHARGE: Object.fromEntries(factions.map((f) => [f.id, f.once_per_turn.surcharge.own ?? 0])),
      RATES: { usual: 3, connoisseurs: permanent('connoisseurs').rate }, // [P-4.3]
      DISCOUNTS: {
        boost: ability.boost_influence.params.discount_per_influence,
        first: permanent('aristocracy').discount_first_influence_of_action,
        least: ability.boost_influence.params.min_per_influence,
        opposing: ability.extra_influence.params.discount_total_per_opponent_influence,
        oust: ability.extra_oust.params.discount_total,
      },
      EDICT_FAVOR: ability.special_edict_favor.params.count,
      EXTRA_ACTIONS: ability.royal_arch.params.count,
      OFFERS: Object.fromEntries(
        events.flatMap(({ id, params }) => {
          const cost = params?.cost_same_type ?? params?.cost_any;
          return cost ? [[id, cost]] : [];
        }),
      ),
      SCRIPTS: Object.fromEntries(scripts.map((o) => [o.id, o.item.map((i) => i.letter)])),
    },
  };
};
export default modules;
