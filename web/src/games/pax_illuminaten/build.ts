import type { Modules } from '../../../build/games';

// Pax Illuminaten's data: cards, map, plots, scripts. Facts only; words are in the locale files.
/** Groups of a card's values; each says where it comes from. */
const GROUPS = ['degree', 'factions', 'influence', 'strength', 'affiliation'];

const modules: Modules = (read) => {
  const toml = (file: string): Record<string, any> => read(file);
  const lum = toml('luminaries');
  const cards = lum.luminary.map((l: any) => ({
    id: l.id,
    degree: l.degree.value,
    factions: l.factions.list,
    slots: l.influence.slots,
    strength: String(l.strength.value),
    order: l.affiliation.value,
    ability: l.ability.id,
    kind: lum.ability[l.ability.id].kind,
    guessed: GROUPS.filter((group) => l[group].source === 'reconstructed'),
  }));
  const board = toml('board');
  const map = (name: string) => ({
    rows: board[name].rows,
    inner: board[name].inner,
    cards: board[name].position,
    seats: board[name].seat,
  });
  const scripts = Object.fromEntries(
    toml('ai').opponent.map((o: any) => [
      o.id,
      o.item.map((i: any) => i.letter),
    ]),
  );
  return { facts: { LUMINARIES: cards, MAPS: { map14: map('map14'), map19: map('map19') }, SCRIPTS: scripts } };
};
export default modules;
