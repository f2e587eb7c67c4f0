import { host } from '#host';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import names from 'virtual:lobby';
import games from 'virtual:texts';
import { soft } from './hyphens';
import { LETTERS, type Asked, type Option, type Reason, type Refusal, type Told } from './types';

// What people read. The same keys and forms as src/arcanum/texts.py: a noun `<kind>-<value>` has
// forms (attributes), and a text with `$energy` has `$energy_gen` and so on too.

export const LANGUAGES = ['en', 'ru', 'pl'] as const;
export type Lang = (typeof LANGUAGES)[number];
type Value = string | number;
type Forms = Record<string, string>;
type Pattern = Parameters<FluentBundle['formatPattern']>[0];

const PAGE = import.meta.glob<string>('../locale/*/*.ftl', { query: '?raw', import: 'default' });
const COMMON = import.meta.glob<string>('../../../src/arcanum/locale/*/common.ftl', {
  query: '?raw',
  import: 'default',
});
/** How a note is told to whom it names: its attributes, as in src/arcanum/texts.py. */
const SPOKEN_TO: Record<string, string> = { player: 'you', other: 'you-other' };

/** How the nouns of a game are told. */
export interface Nouns {
  /** kinds whose nouns can be looked at, large, and what they are called there; `card`: by the name alone */
  large?: Record<string, string>;
  /** kinds of what a view shows, where the name of a field does not tell */
  kinds?: string[];
  /** kinds that an argument of that name may be of, besides those that it is named by */
  also?: (name: string) => string[];
  /** kinds of fields of prompts that are not named by their kind */
  roles?: Record<string, string>;
  /** letters of players who have no seat */
  players?: string[];
}

/** Keys of names for players who have no seat, such as an artificial opponent, by their letters. */
export const aliases = $state<Record<string, string>>({});

/** A piece of a sentence: plain text, or a noun that can be pointed at. */
export interface Piece {
  text: string;
  kind?: string;
  value?: string;
}

const OPEN = '\u0001';
const MIDDLE = '\u0002';
const CLOSE = '\u0003';

export function pieces(rich: string): Piece[] {
  const out: Piece[] = [];
  for (const part of rich.split(OPEN)) {
    const [noun, rest] = part.includes(CLOSE) ? part.split(CLOSE) : ['', part];
    if (noun) {
      const [name, text] = noun.split(MIDDLE);
      const dash = name.indexOf('-');
      out.push({ text, kind: name.slice(0, dash), value: name.slice(dash + 1) });
    }
    if (rest) out.push({ text: rest });
  }
  return out;
}

export const plain = (rich: string): string =>
  rich.replace(/\u0001[^\u0002]*\u0002([^\u0003]*)\u0003/g, '$1');

export function keyOf(kind: string, value: string): string {
  if (value.startsWith('+')) value = 'plus_' + value.slice(1);
  else if (value.startsWith('-')) value = 'minus_' + value.slice(1);
  return `${kind}-${value}`.replace(/[^A-Za-z0-9_-]/g, '_');
}

/** Words for a text that is not there: whoever reads it shall see no key. */
function readable(key: string): string {
  console.warn(`no text for ${key}`);
  return key
    .replace(/^[^-]*-/, '')
    .replace(/\.\w+$/, '')
    .replace(/[_-]+/g, ' ');
}

const isNumber = (value: string): boolean => /^\d+$/.test(value);

export class Texts {
  constructor(
    readonly lang: Lang,
    private bundle: FluentBundle,
    private english: Texts | null,
  ) {}

  has(key: string): boolean {
    return this.pattern(key) != null;
  }

  say = (key: string, args: Record<string, Value> = {}): string => {
    const pattern = this.pattern(key);
    if (pattern == null) return this.english ? this.english.say(key, args) : readable(key);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, errors);
    if (!errors.length) return text;
    // A noun that came in English has no other forms: its plain one stands in for them.
    const more: Record<string, Value> = {};
    for (const error of errors) {
      const missing = /\$((.+)_[a-z0-9]+)/.exec(error.message);
      if (missing && missing[2] in args) more[missing[1]] = args[missing[2]];
    }
    const lame: Error[] = [];
    const mended = this.bundle.formatPattern(pattern, { ...args, ...more }, lame);
    return lame.length ? mended.replace(/\{\$?([^{}]*)\}/g, (_, name) => readable(name)) : mended;
  };

  noun(kind: string, value: string): string {
    return this.forms(kind, value)[''];
  }

  /** The name of a noun for a narrow place: its long words may be broken. */
  name(kind: string, value: string): string {
    return soft(this.noun(kind, value), this.lang);
  }

  about(kind: string, value: string): string {
    return this.say(keyOf(kind, value.split('#')[0]) + '.text');
  }

  /** A player by their seat; one without a seat, whom the rules play, has a text of its own. */
  playerName(value: string): string {
    const own = aliases[value] || keyOf('player', value);
    return this.has(own) ? this.say(own) : this.say('seat-name', { seat: value });
  }

  forms(kind: string, value: string): Forms {
    if (kind === 'player') return { '': this.playerName(value) };
    if (isNumber(value)) return { '': value };
    if (kind === 'bot' && value.includes(':')) {
      const [level, who] = value.split(':');
      const character = this.noun('character', who);
      return { '': this.say('bot-of-character', { character, level: this.noun('bot', level) }) };
    }
    if (value.includes('@')) {
      const [thing, card] = value.split('@');
      const place = spread('card', this.forms('card', card));
      return mapped(this.forms(kind, thing), (name) =>
        this.say(`${kind}-on-card`, { ...place, [kind]: name }),
      );
    }
    if (value.includes('#')) {
      const [thing, n] = value.split('#');
      return mapped(this.forms(kind, thing), (name, form) =>
        form === 'text' ? name : this.say(`${kind}-copy`, { n: +n, [kind]: name }),
      );
    }
    if (value.indexOf('+') > 0) {
      const parts = value.split('+').map((part) => this.forms(kind, part));
      const out: Forms = {};
      for (const form of Object.keys(parts[0])) {
        if (!parts.every((part) => form in part)) continue;
        out[form] = this.say('list-and', {
          first: parts
            .slice(0, -1)
            .map((part) => part[form])
            .join(', '),
          last: parts[parts.length - 1][form],
        });
      }
      return out;
    }
    return this.simple(keyOf(kind, value));
  }

  private simple(key: string): Forms {
    const message = this.bundle.getMessage(key);
    if (!message?.value) return this.english ? this.english.simple(key) : { '': readable(key) };
    const out: Forms = { '': this.bundle.formatPattern(message.value) };
    for (const [form, pattern] of Object.entries(message.attributes))
      out[form] = this.bundle.formatPattern(pattern);
    return out;
  }

  private pattern(key: string): Pattern | null | undefined {
    const [name, attribute] = key.split('.');
    const message = this.bundle.getMessage(name);
    return attribute ? message?.attributes[attribute] : message?.value;
  }

  /** The kind of an argument, from its name and what else is said. */
  private kindOf(name: string, value: string, others: string[]): string | null {
    const known = (kind: string): boolean => this.has(keyOf(kind, value.split(/[#@+]/)[0]));
    if (
      name === 'player' ||
      (name === 'other' && (/^[A-H]$/.test(value) || speech.nouns.players?.includes(value)))
    )
      return 'player';
    for (const kind of [name, ...others, ...(speech.nouns.also?.(name) ?? [])]) if (known(kind)) return kind;
    return this.english ? this.english.kindOf(name, value, others) : null;
  }

  private tell(key: string, nouns: [string, string | null, Value][], names: string[], rich: boolean): string {
    const args: Record<string, Value> = {};
    const { large = {} } = speech.nouns;
    for (const [name, kind, value] of nouns) {
      if (typeof value === 'number' || kind === null) args[name] = value;
      else if (kind === 'player') {
        const text = names[LETTERS.indexOf(value)] ?? this.noun('player', value);
        args[name] = rich ? `${OPEN}player-${value}${MIDDLE}${text}${CLOSE}` : text;
      } else if (isNumber(value)) args[name] = +value;
      else
        for (const [form, text] of Object.entries(spread(name, this.forms(kind, value))))
          args[form] = rich && large[kind] ? `${OPEN}${large[kind]}-${value}${MIDDLE}${text}${CLOSE}` : text;
    }
    return this.say(key, args);
  }

  /** A sentence for a note; to the player who reads it in the second person. */
  note(told: Told, names: string[], rich = false): string {
    const others = Object.keys(told);
    const spoken = Object.keys(SPOKEN_TO).find((name) => speech.reader && told[name] === speech.reader);
    const key = `note-${told.note}`;
    const own = spoken && this.has(`${key}.${SPOKEN_TO[spoken]}`) ? `${key}.${SPOKEN_TO[spoken]}` : key;
    const nouns = Object.entries(told)
      .filter(([name]) => name !== 'note')
      .map(([name, value]): [string, string | null, Value] => {
        const kind = typeof value === 'number' ? null : this.kindOf(name, value, others);
        // A number that has no text of its own decides plurals.
        return [name, kind, kind === null && isNumber(`${value}`) ? +value : value];
      });
    return this.tell(own, nouns, names, rich);
  }

  option(option: Option, names: string[], rich = false): string {
    const nouns: [string, string | null, Value][] = [];
    for (const { kind, value } of option.nouns)
      nouns.push([nouns.length && nouns[0][0] === kind ? 'other' : kind, kind, value]);
    return this.tell(`do-${option.verb}`, nouns, names, rich);
  }

  /** The open question. `values`: what the ints in its fields stand for, by kind. */
  prompt(asked: Asked, names: string[], values: Record<string, string[]>, rich = false): string {
    const roles: Record<string, string> = { other: 'player', ...speech.nouns.roles };
    const nouns: [string, string | null, Value][] = [];
    for (const [name, value] of Object.entries(asked)) {
      if (name === 'prompt' || value == null || typeof value === 'boolean') continue;
      const kind = roles[name] ?? name;
      const spelled =
        typeof value === 'number'
          ? kind === 'player'
            ? LETTERS[value]
            : values[kind]?.[value]
          : String(value);
      if (spelled === undefined) nouns.push([name, null, value as Value]);
      else nouns.push([name, kind in values || kind === 'player' ? kind : null, spelled.split('#')[0]]);
    }
    return this.tell(asked.prompt, nouns, names, rich);
  }

  /** A sentence on what speaks for an option, and what against it; empty without any. */
  reasons(told: Reason[] = []): string {
    const known = told.filter(
      ({ part }) => this.has(`reason-${part}.more`) || this.english?.has(`reason-${part}.more`),
    );
    const said = (more: boolean): string[] =>
      known
        .filter((each) => each.more === more)
        .map(({ part, n }) => this.say(`reason-${part}.${more ? 'more' : 'less'}`, { n }));
    const pros = said(true);
    const con = said(false).at(-1);
    const last = pros.at(-1);
    const both =
      pros.length > 1 ? this.say('list-and', { first: pros.slice(0, -1).join(', '), last: last! }) : last;
    const text =
      both && con
        ? this.say('reason-but', { pros: both, con })
        : both
          ? this.say('reason-for', { pros: both })
          : con
            ? this.say('reason-against', { con })
            : '';
    return text.slice(0, 1).toUpperCase() + text.slice(1);
  }

  refusal(refused: Refusal, names: string[]): string {
    if (!refused.key) return refused.error;
    const nouns = Object.entries(refused.args ?? {}).map(([name, value]): [string, string | null, Value] => {
      if (name === 'text' || name === 'detail') return [name, null, value];
      if (typeof value === 'number') return [name, null, value];
      const kind = this.kindOf(name, value, []);
      if (kind) return [name, kind, value];
      return [name, null, isNumber(value) ? +value : value];
    });
    return this.tell(`refusal-${refused.key}`, nouns, names, false);
  }
}

function spread(name: string, forms: Forms): Forms {
  return Object.fromEntries(
    Object.entries(forms).map(([form, text]) => [form ? `${name}_${form}` : name, text]),
  );
}

function mapped(forms: Forms, change: (text: string, form: string) => string): Forms {
  return Object.fromEntries(Object.entries(forms).map(([form, text]) => [form, change(text, form)]));
}

// -- which texts are in use

const loaded = new Map<string, Promise<Texts>>();

/** Games from outside bring their texts along; the server has them. */
const brought = new Set<string>();
const isOurs = (game: string): boolean => `${game}/en` in games;
const fetched = async (lang: Lang, game: string): Promise<string> =>
  (await host.ask('GET', `/texts/${lang}/${game}`)).text();

/** Instead of a game: the pages about people have all texts of the page and their own; so has the one for a game that comes. */
export const PEOPLE = '@people';
export const CARRY = '@carry';
const OWN: Record<string, string> = { [PEOPLE]: 'people', [CARRY]: 'carry' };
const firstOf = (place: string): string => place.split(' ')[0];
const includes = (place: string, part: string): boolean =>
  place === part || (firstOf(place) in OWN && (!part || firstOf(place) === part));
/** The same with the nouns of some games. */
export const peopleWith = (games: string[]): string => [PEOPLE, ...games].join(' ');

/** The texts of a game's table; without a game those of the lobby. */
async function read(lang: Lang, place: string): Promise<FluentBundle> {
  const [first, ...named] = place.split(' ');
  const game = first in OWN ? '' : first;
  const ours = (files: Record<string, () => Promise<string>>, part: string): (() => Promise<string>)[] =>
    Object.entries(files).flatMap(([path, load]) => (path.includes(part) ? [load] : []));
  const page = ours(PAGE, first ? `/${lang}/` : `/${lang}/lobby`);
  if (host.alone && !game) page.push(...ours(PAGE, `/${lang}/site`));
  const people = ours(PAGE, `/${lang}/people`);
  const wanted = [...ours(COMMON, `/${lang}/`), ...page.filter((load) => !people.includes(load))];
  if (first in OWN) wanted.push(...ours(PAGE, `/${lang}/${OWN[first]}`));
  for (const one of game ? [game, ...named] : named) {
    const own = games[`${one}/${lang}`];
    if (own) wanted.push(async () => (await own()).default);
    else if (!isOurs(one)) brought.add(one);
  }
  if (!game) wanted.push(async () => (await names[lang]()).default);
  for (const other of brought) if (!game || other === game) wanted.push(() => fetched(lang, other));
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of await Promise.all(wanted.map((load) => load())))
    bundle.addResource(new FluentResource(text), { allowOverrides: true }); // a game may word it better
  return bundle;
}

function fetchTexts(lang: Lang, game: string): Promise<Texts> {
  const key = `${lang}/${game}`;
  let found = loaded.get(key);
  if (!found) {
    found = (async () => {
      // The lobby's few texts are whole in every language; a table's fall back to English.
      const [bundle, english] = await Promise.all([
        read(lang, game),
        lang === 'en' || !game || firstOf(game) in OWN ? null : fetchTexts('en', game),
      ]);
      return new Texts(lang, bundle, english);
    })();
    loaded.set(key, found);
    found.catch(() => loaded.delete(key));
  }
  return found;
}

/** The texts of the lobby: they have the names of all games. */
export const lobbyTexts = (lang: Lang): Promise<Texts> => fetchTexts(lang, '');

class Speech {
  texts = $state.raw<Texts | null>(null);
  lang = $state<Lang>('en');
  /** the letter of the player who reads: notes about them say "you" */
  reader = $state('');
  /** how the game at the table tells its nouns */
  nouns: Nouns = {};
  /** what the texts in use are for */
  private place = $state<string | null>(null);
  private wanted = '';
  private turn = 0;

  /** Load the texts of a language and of a game (none: the lobby), then speak it. The last wish holds. */
  async use(lang: Lang, game = ''): Promise<void> {
    this.wanted = game;
    const turn = ++this.turn;
    const texts = await fetchTexts(lang, game);
    if (turn !== this.turn) return;
    this.texts = texts;
    this.lang = lang;
    this.place = game;
    document.documentElement.lang = lang;
  }

  /** The same for a page without a game: texts that have more than it needs stay. */
  async open(lang: Lang, page: string): Promise<void> {
    await this.use(lang, includes(this.wanted, page) ? this.wanted : page);
  }

  /** Whether the texts in use have those of a game (none: of the lobby), so that it can be shown. */
  serves(game: string): boolean {
    return this.place !== null && includes(this.place, game);
  }

  async change(lang: Lang): Promise<void> {
    await this.use(lang, this.wanted);
  }

  /** Names and options of these games for the lobby, if they are not ours. */
  async learn(games: string[]): Promise<void> {
    const more = games.filter((game) => !isOurs(game) && !brought.has(game));
    if (!more.length) return;
    more.forEach((game) => brought.add(game));
    loaded.clear();
    await this.change(this.lang);
  }
}

export const speech = new Speech();
/** The texts in use; components only exist once they are loaded. */
export const t = (): Texts => speech.texts!;
/** A text of the page about a player; about the reader (`own`) in the second person. */
export const sayOf = (key: string, own: boolean, args?: Record<string, Value>): string =>
  speech.texts!.say(own && speech.texts!.has(`${key}.you`) ? `${key}.you` : key, args);
/** A text of the page in the language in use. */
export const say = (key: string, args?: Record<string, Value>): string => speech.texts!.say(key, args);
