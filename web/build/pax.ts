import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'smol-toml';

// Pax Illuminaten's data as a module: cards, map, plots, scripts. Facts only; words are in the locale files.
const home = fileURLToPath(new URL('../../src/arcanum/games/pax_illuminaten/data/', import.meta.url));
const toml = (file: string) => parse(readFileSync(`${home}${file}.toml`, 'utf8')) as Record<string, any>;
/** Groups of a card's values; each says where it comes from. */
const GROUPS = ['degree', 'factions', 'influence', 'strength', 'affiliation'];

export function pax(): string {
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
  return `export const LUMINARIES = ${JSON.stringify(cards)};
export const MAPS = ${JSON.stringify({ map14: map('map14'), map19: map('map19') })};
export const SCRIPTS = ${JSON.stringify(scripts)};`;
}
