import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';
import { pax } from './pax';
import { rulesHtml } from './rules';
import { trickerion } from './trickerion';

// Game data of the Python package as modules: what the page shows cannot differ from what is played.
const home = fileURLToPath(new URL('../../src/arcanum/games/', import.meta.url));
const MODULES = ['virtual:seasons', 'virtual:seasons-rulings', 'virtual:trickerion', 'virtual:pax', 'virtual:rules'];

interface Card {
  number: number;
  id: string;
  kind: string;
  level: string;
  prestige: number;
  timing: string[];
  hooks: string[];
  cost?: Record<string, number>;
  cost_by_players?: Record<string, Record<string, number>>;
  rulings?: string[];
  interactions?: { card: number; note: string }[];
}

function toml(game: string, file: string): Record<string, unknown> {
  return parse(readFileSync(`${home}${game}/data/${file}.toml`, 'utf8')) as Record<string, unknown>;
}

function cards(): Card[] {
  return toml('seasons', 'cards').card as Card[];
}

const KINDS = ['air', 'water', 'fire', 'earth', 'crystals'];
const flat = (cost: Record<string, number>): number[] => KINDS.map((kind) => cost[kind] ?? 0);

function seasons(): string {
  const all = cards().map((c) => ({
    id: c.id,
    n: c.number,
    familiar: c.kind === 'familiar',
    basic: c.level === 'basic',
    prestige: c.prestige,
    timing: c.timing,
    hooks: c.hooks,
    cost: c.cost
      ? [flat(c.cost)]
      : c.cost_by_players
        ? ['p2', 'p3', 'p4'].map((p) => flat(c.cost_by_players![p]))
        : [],
  }));
  const kits = (toml('seasons', 'setup').kit ?? toml('seasons', 'setup').starter_kit ?? []) as unknown[];
  const worth = toml('seasons', 'transmutation').crystals_per_token;
  return `export const CARDS = ${JSON.stringify(all)};
export const KITS = ${JSON.stringify(kits)};
export const WORTH = ${JSON.stringify(worth)};`;
}

function rulings(): string {
  const byNumber = new Map(cards().map((c) => [c.number, c.id]));
  const out = cards().map((c) => [
    c.id,
    {
      rulings: (c.rulings ?? []).map((text) => text.replace(/^\[[^\]]*\]\s*/, '')),
      with: (c.interactions ?? []).map((i) => [byNumber.get(i.card), i.note]),
    },
  ]);
  return `export default ${JSON.stringify(Object.fromEntries(out))};`;
}

/** Modules made of the games' data files. */
export function facts(): Plugin {
  return {
    name: 'arcanum-facts',
    resolveId(id) {
      if (MODULES.includes(id) || id.startsWith('virtual:rules/')) return '\0' + id;
    },
    load(id) {
      if (id === '\0virtual:seasons') return seasons();
      if (id === '\0virtual:seasons-rulings') return rulings();
      if (id === '\0virtual:trickerion') return trickerion((file) => toml('trickerion', file));
      if (id === '\0virtual:pax') return pax();
      if (id === '\0virtual:rules') {
        const games = readdirSync(home).filter((game) => existsSync(`${home}${game}/rules.md`));
        const lines = games.map((game) => `${JSON.stringify(game)}: () => import('virtual:rules/${game}')`);
        return `export default { ${lines.join(', ')} };`;
      }
      if (id.startsWith('\0virtual:rules/')) {
        const game = id.slice('\0virtual:rules/'.length);
        // The base rules first, then those of variants that have a document of their own.
        const documents = readdirSync(`${home}${game}`).filter((name) => name.endsWith('.md') && name !== 'rules.md').sort();
        const text = ['rules.md', ...documents].map((name) => readFileSync(`${home}${game}/${name}`, 'utf8')).join('\n');
        return `export default ${JSON.stringify(rulesHtml(text))};`;
      }
    },
  };
}
