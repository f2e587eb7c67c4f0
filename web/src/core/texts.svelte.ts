import { host } from '#host';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { characters, names } from 'virtual:lobby';
import games from 'virtual:texts';
import { tied } from './ties';

// What people read. The same keys and forms as src/arcanum/texts.py: a noun `<kind>-<value>` has
// forms (attributes), and a text with `$energy` has `$energy_gen` and so on too.

export const LANGUAGES = ['en', 'ru', 'pl'] as const;
export type Lang = (typeof LANGUAGES)[number];
export type Value = string | number;
type Forms = Record<string, string>;
type Pattern = Parameters<FluentBundle['formatPattern']>[0];

const PAGE = import.meta.glob<string>('../locale/*/*.ftl', { query: '?raw', import: 'default' });
const COMMON = import.meta.glob<string>('../../../src/arcanum/locale/*/common.ftl', {
  query: '?raw',
  import: 'default',
});
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

export const isNumber = (value: string): boolean => /^\d+$/.test(value);

export class Texts {
  constructor(
    readonly lang: Lang,
    private bundle: FluentBundle,
    /** where this language has no text */
    readonly english: Texts | null,
  ) {}

  read = (wanted: (() => Promise<string>)[]): Promise<void> => fill(this.bundle, wanted);

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
}

export function spread(name: string, forms: Forms): Forms {
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

/** Something of the lobby was opened: what it says then is read too. */
let opened = false;
let allOpened: Promise<void> = Promise.resolve();
const further = (lang: Lang): (() => Promise<string>)[] => [
  ...loadsOf(PAGE, `/${lang}/opened`),
  fullOf(lang),
];
const fullOf =
  (lang: Lang): (() => Promise<string>) =>
  async () =>
    (await characters[lang]()).default;
const loadsOf = (files: Record<string, () => Promise<string>>, part: string): (() => Promise<string>)[] =>
  Object.entries(files).flatMap(([path, load]) => (path.includes(part) ? [load] : []));

/** The texts of a game's table; without a game those of the lobby. */
async function read(lang: Lang, place: string): Promise<FluentBundle> {
  const [first, ...named] = place.split(' ');
  const game = first in OWN ? '' : first;
  const page = loadsOf(PAGE, first ? `/${lang}/` : `/${lang}/lobby`);
  if (host.alone && !game) page.push(...loadsOf(PAGE, `/${lang}/site`));
  const people = loadsOf(PAGE, `/${lang}/people`);
  const wanted = [...loadsOf(COMMON, `/${lang}/`), ...page.filter((load) => !people.includes(load))];
  if (first in OWN) wanted.push(...loadsOf(PAGE, `/${lang}/${OWN[first]}`));
  for (const one of game ? [game, ...named] : named) {
    const own = games[`${one}/${lang}`];
    if (own) wanted.push(async () => (await own()).default);
    else if (!isOurs(one)) brought.add(one);
  }
  if (!game) wanted.push(async () => (await names[lang]()).default);
  if (!game && first) wanted.push(fullOf(lang));
  else if (!game && opened) wanted.push(...further(lang));
  for (const other of brought) if (!game || other === game) wanted.push(() => fetched(lang, other));
  const bundle = new FluentBundle(lang, { useIsolating: false });
  await fill(bundle, wanted);
  return bundle;
}

/** More texts for a bundle; what comes later, such as a game's, may word it better. */
async function fill(bundle: FluentBundle, wanted: (() => Promise<string>)[]): Promise<void> {
  for (const text of await Promise.all(wanted.map((load) => load())))
    bundle.addResource(new FluentResource(tied(text, bundle.locales[0])), { allowOverrides: true });
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

  /**
   * The same for a page that stays open: texts that have more than it needs stay. In an effect it is asked
   * again when a page that was left takes the texts away.
   */
  async open(lang: Lang, page: string): Promise<void> {
    void this.place;
    await this.use(lang, includes(this.wanted, page) ? this.wanted : page);
  }

  /** Whether the texts in use have those of a game (none: of the lobby), so that it can be shown. */
  serves(game: string): boolean {
    return this.place !== null && includes(this.place, game);
  }

  /** What the lobby says of what is opened in it: to be there before that is drawn. */
  async more(): Promise<void> {
    if (opened) return allOpened;
    opened = true;
    allOpened = Promise.all(
      LANGUAGES.map(async (lang) => (await loaded.get(`${lang}/`))?.read(further(lang))),
    ).then(() => {});
    allOpened.catch(() => (opened = false)); // it is tried again
    await allOpened;
  }

  /** All that the lobby says. */
  async whole(lang: Lang): Promise<void> {
    await this.more();
    await this.open(lang, '');
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
/** A part of the page that has more to say than the lobby, with its words. */
export const worded = async <T>(part: Promise<T>): Promise<T> =>
  (await Promise.all([part, speech.more()]))[0];
/** The texts in use; components only exist once they are loaded. */
export const t = (): Texts => speech.texts!;
/** A text of the page about a player; about the reader (`own`) in the second person. */
export const sayOf = (key: string, own: boolean, args?: Record<string, Value>): string =>
  speech.texts!.say(own && speech.texts!.has(`${key}.you`) ? `${key}.you` : key, args);
/** A text of the page in the language in use. */
export const say = (key: string, args?: Record<string, Value>): string => speech.texts!.say(key, args);
