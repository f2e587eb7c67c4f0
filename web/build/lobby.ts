import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

// What the lobby says of the games: their names, options and characters, what these refer to, and nothing else
// of their texts.
const home = fileURLToPath(new URL('../../src/arcanum/games/', import.meta.url));
const LANGUAGES = ['en', 'ru', 'pl'];
const MESSAGE = /^([a-z][\w-]*) *=.*(?:\n(?:[ }].*)?(?=\n|$))*/gm;
const REFERENCE = /\{ *([a-z][\w-]*)(\.[\w-]+)? *\}/g;

/** All messages in a folder of texts, by key. */
function messages(folder: string): Map<string, string> {
  const found = new Map<string, string>();
  if (!existsSync(folder)) return found;
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.ftl'))
    .sort())
    for (const [text, key] of readFileSync(`${folder}/${file}`, 'utf8').matchAll(MESSAGE))
      found.set(key, text.trimEnd());
  return found;
}

/** The messages on games, options and characters, and the names that they are made of. */
function wanted(all: Map<string, string>): string[] {
  // Those that bots play have a temper; a game may have a noun of that name too.
  const ours = [...all].flatMap(([key, text]) =>
    /^(game|option)-/.test(key) || /^character-[^]*\n {4}\.temper/.test(`${key}${text}`) ? [key] : [],
  );
  const found = new Map(ours.map((key) => [key, all.get(key)!]));
  for (const text of found.values())
    for (const [, other, form] of text.matchAll(REFERENCE))
      if (all.has(other) && !ours.includes(other))
        found.set(other, form ? all.get(other)! : all.get(other)!.split('\n    .')[0]);
  return [...found.values()];
}

/** Where a language lacks a message, the English one stands in for it. */
export function spoken(lang: string): string {
  const all: string[] = [];
  for (const game of readdirSync(home, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    const at = (one: string): Map<string, string> => messages(`${home}${game.name}/locale/${one}`);
    all.push(...wanted(new Map([...at('en'), ...at(lang)])));
  }
  return all.join('\n') + '\n';
}

/** `virtual:lobby`: by language, a module with these texts. */
export function lobby(): Plugin {
  return {
    name: 'arcanum-lobby',
    resolveId(id) {
      if (id.startsWith('virtual:lobby')) return '\0' + id;
    },
    load(id) {
      if (id === '\0virtual:lobby')
        return `export default { ${LANGUAGES.map((lang) => `${lang}: () => import('virtual:lobby/${lang}')`).join(', ')} };`;
      if (id.startsWith('\0virtual:lobby/'))
        return `export default ${JSON.stringify(spoken(id.slice('\0virtual:lobby/'.length)))};`;
    },
  };
}
