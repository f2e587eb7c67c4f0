import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'smol-toml';
import { runnerImport, type Plugin } from 'vite';
import { rulesHtml } from '../src/core/rules';

// Game data of the Python package as modules: what the page shows cannot differ from what is played.
const home = fileURLToPath(new URL('../../src/arcanum/games/', import.meta.url));
const pages = fileURLToPath(new URL('../src/games/', import.meta.url));

/** Reads a data file of the game, such as `cards` for `data/cards.toml`. */
export type Toml = (file: string) => Record<string, unknown>;
/** What `build.ts` of a game makes of its data: modules by name, each with what it exports. */
export type Modules = (toml: Toml) => Record<string, Record<string, unknown>>;

const exported = ([name, value]: [string, unknown]): string =>
  `export ${name === 'default' ? 'default' : `const ${name} =`} ${JSON.stringify(value)};`;

const TRIES = 3;

/** What `build.ts` of a game makes. Vite gives up after a minute, which a busy machine may take. */
async function maker(game: string, tries = TRIES): Promise<Modules> {
  try {
    return (await runnerImport<{ default: Modules }>(`${pages}${game}/build.ts`)).module.default;
  } catch (error) {
    if (tries === 1 || !String(error).includes('timed out')) throw error;
    return maker(game, tries - 1);
  }
}

/** The source of `virtual:<game>/<name>`. */
async function made(game: string, name: string): Promise<string> {
  const modules = await maker(game);
  const toml: Toml = (file) =>
    parse(readFileSync(`${home}${game}/data/${file}.toml`, 'utf8')) as Record<string, unknown>;
  return Object.entries(modules(toml)[name]).map(exported).join('\n');
}

/** The rules document, then those of variants that have one of their own. */
function rules(game: string): string {
  const variants = readdirSync(`${home}${game}`)
    .filter((name) => name.endsWith('.md') && name !== 'rules.md')
    .sort();
  const texts = ['rules.md', ...variants].map((name) => readFileSync(`${home}${game}/${name}`, 'utf8'));
  return `export default ${JSON.stringify(rulesHtml(texts.join('\n')))};`;
}

/** `virtual:rules`, the rules documents by game; `virtual:<game>/<name>`, made by `build.ts` of a game. */
export function games(): Plugin {
  return {
    name: 'arcanum-games',
    resolveId(id) {
      const [game, name] = id.startsWith('virtual:') ? id.slice('virtual:'.length).split('/') : [''];
      if (game === 'rules' || (name && existsSync(`${pages}${game}/build.ts`))) return '\0' + id;
    },
    load(id) {
      if (!id.startsWith('\0virtual:')) return;
      const [game, name] = id.slice('\0virtual:'.length).split('/');
      if (game === 'rules' && name) return rules(name);
      if (game === 'rules') {
        const found = readdirSync(home).filter((one) => existsSync(`${home}${one}/rules.md`));
        return `export default { ${found.map((one) => `${one}: () => import('virtual:rules/${one}')`).join(', ')} };`;
      }
      if (existsSync(`${pages}${game}/build.ts`)) return made(game, name);
    },
  };
}
