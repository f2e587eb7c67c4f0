import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

// The texts of a game in a language as one module: those of its rules and those of its board.
const RULES = fileURLToPath(new URL('../../src/arcanum/games/', import.meta.url));
const BOARDS = fileURLToPath(new URL('../src/games/', import.meta.url));
const LIST = 'virtual:texts';
const ONE = /^\0virtual:texts\/games\/([^/]+)\/(\w+)$/;

function files(game: string, lang: string): string[] {
  return [RULES, BOARDS]
    .map((home) => `${home}${game}/locale/${lang}`)
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.ftl'))
        .sort()
        .map((name) => `${folder}/${name}`),
    );
}

const folders = (home: string): string[] =>
  existsSync(home)
    ? readdirSync(home, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [each.name] : []))
    : [];

/** `virtual:texts`: by `game/language`, a module with these texts. */
export function texts(): Plugin {
  return {
    name: 'arcanum-texts',
    resolveId(id) {
      if (id.startsWith(LIST)) return '\0' + id;
    },
    load(id) {
      if (id === `\0${LIST}`) {
        const all = folders(RULES).flatMap((game) =>
          folders(`${RULES}${game}/locale`).map(
            (lang) => `'${game}/${lang}': () => import('${LIST}/games/${game}/${lang}')`,
          ),
        );
        return `export default { ${all.join(', ')} };`;
      }
      const [, game, lang] = ONE.exec(id) ?? [];
      if (!game) return;
      const read = files(game, lang);
      for (const file of read) this.addWatchFile(file);
      return `export default ${JSON.stringify(read.map((file) => readFileSync(file, 'utf8')).join('\n'))};`;
    },
  };
}
