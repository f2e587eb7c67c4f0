import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

// What the lobby says of the games: their names, options and characters, what these refer to, and nothing else
// of their texts. Of characters it first needs the names; what they are like is a part of its own.
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

/** Those that bots play have a temper; a game may have a noun of that name too. */
const isCharacter = (key: string, text: string): boolean =>
  /^character-[^]*\n {4}\.temper/.test(`${key}${text}`);
const nameOf = (text: string): string => text.split('\n    .')[0];

/** The messages on games and options, the names that they are made of, and those of characters. */
function wanted(all: Map<string, string>): string[] {
  const ours = [...all].flatMap(([key]) => (/^(game|option)-/.test(key) ? [key] : []));
  const found = new Map(ours.map((key) => [key, all.get(key)!]));
  for (const text of found.values())
    for (const [, other, form] of text.matchAll(REFERENCE))
      if (all.has(other) && !ours.includes(other))
        found.set(other, form ? all.get(other)! : nameOf(all.get(other)!));
  for (const [key, text] of all) if (isCharacter(key, text)) found.set(key, nameOf(text));
  return [...found.values()];
}

const whole = (all: Map<string, string>): string[] =>
  [...all].flatMap(([key, text]) => (isCharacter(key, text) ? [text] : []));

/** Where a language lacks a message, the English one stands in for it. */
function spoken(lang: string, chosen: typeof wanted): string {
  const all: string[] = [];
  for (const game of readdirSync(home, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    const at = (one: string): Map<string, string> => messages(`${home}${game.name}/locale/${one}`);
    all.push(...chosen(new Map([...at('en'), ...at(lang)])));
  }
  return all.join('\n') + '\n';
}

const PARTS = { names: wanted, characters: whole };

/** `virtual:lobby`: by part and language, a module with these texts. */
export function lobby(): Plugin {
  return {
    name: 'arcanum-lobby',
    resolveId(id) {
      if (id.startsWith('virtual:lobby')) return '\0' + id;
    },
    load(id) {
      if (id === '\0virtual:lobby')
        return Object.keys(PARTS)
          .map((part) => {
            const all = LANGUAGES.map((lang) => `${lang}: () => import('virtual:lobby/${part}/${lang}')`);
            return `export const ${part} = { ${all.join(', ')} };`;
          })
          .join('\n');
      const [, part, lang] = /^\0virtual:lobby\/(\w+)\/(\w+)$/.exec(id) ?? [];
      if (part) return `export default ${JSON.stringify(spoken(lang, PARTS[part as keyof typeof PARTS]))};`;
    },
  };
}
