import type { Modules } from '../../../build/games';

// Pax Illuminaten's data: cards, map, plots, scripts. Facts only; words are in the locale files.

interface Luminary {
  id: string;
  [group: string]: unknown;
}
type Group = Record<string, unknown> & { source?: string };
type Boards = Record<string, Record<string, unknown>>;

/** Groups of a card's values; each says where it comes from. */
const GROUPS = ['degree', 'factions', 'influence', 'strength', 'affiliation'];

const modules: Modules = (toml) => {
  const { luminary, ability } = toml('luminaries') as {
    luminary: Luminary[];
    ability: Record<string, Group>;
  };
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
      SCRIPTS: Object.fromEntries(scripts.map((o) => [o.id, o.item.map((i) => i.letter)])),
    },
  };
};
export default modules;
