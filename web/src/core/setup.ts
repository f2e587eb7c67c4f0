import type { NewTable, Seated } from './api';
import { characterOf, isBot, levelOf } from './characters.svelte';
import { seatsFor } from './options';
import { prefs } from './prefs.svelte';
import { speech } from './texts.svelte';
import type { GameInfo, Wanted } from './types';

// A table that is still to be made: who sits down, and what is set. What the lobby proposes for
// a game, what was set the last time, and what the server is asked for in the end.

/** Who sits there: the person, a friend by a link, somebody at this screen, or the name of a bot. */
export type Seat = 'you' | 'friend' | 'here' | string;

export interface Setup {
  seats: Seat[];
  options: Record<string, string>;
  pace: string;
  /** who concedes is played on by a bot, or is out; whether clocks stand on weekends */
  gone: 'bot' | 'out';
  weekends: boolean;
  onlookers: boolean;
  hints: boolean | null;
  /** everybody may find the table and join */
  open: boolean;
  /** players may read what onlookers say */
  gallery: boolean;
  /** of people at this screen, by seat */
  names: string[];
}

const BOTS = ['random', 'greedy', 'easy', 'normal', 'hard']; // by strength, as arenas found it
const COMPANY = ['normal', 'greedy', 'easy', 'hard', 'random']; // who sits down unless asked otherwise
const GENTLE = ['easy', 'greedy', 'random', 'normal', 'hard']; // and in a first game

/** The bots of a game, the weakest first. */
export function byStrength(info: GameInfo): string[] {
  return [...BOTS.filter((b) => info.bots.includes(b)), ...info.bots.filter((b) => !BOTS.includes(b))];
}

/** Who comes to a new seat. */
export function companyIn(info: GameInfo, beginning: boolean): string {
  const wanted = beginning ? GENTLE : COMPANY;
  return wanted.find((b) => info.bots.includes(b)) ?? info.bots[0] ?? 'friend';
}

/** Whether a bot plays a game, as the character that it may be of. */
export function canPlay(info: GameInfo, bot: string): boolean {
  const who = characterOf(bot);
  const known = info.characters?.find((each) => each.name === who);
  return info.bots.includes(levelOf(bot)) && (!who || !!known?.levels.includes(levelOf(bot)));
}

/** As many seats as wanted: bots come, and who came last goes, but never the one who asks. */
export function seated(seats: Seat[], wanted: number, bot = 'friend'): Seat[] {
  const others = seats.filter((seat) => seat !== 'you').slice(0, Math.max(0, wanted - 1));
  while (others.length < wanted - 1) others.push(bot);
  others.splice(seats.indexOf('you'), 0, 'you');
  return others;
}

/** Nothing is set, and nobody sits there yet. */
export function blank(): Setup {
  return {
    seats: [],
    options: {},
    pace: 'none',
    gone: 'bot',
    weekends: false,
    onlookers: true,
    hints: null,
    open: false,
    gallery: false,
    names: [],
  };
}

/** The options of a game, as wanted where that is a choice. */
function optionsOf(info: GameInfo, wanted: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(info.options).map(([name, o]) => [
      name,
      o.choices.includes(wanted[name]) ? wanted[name] : o.default,
    ]),
  );
}

/** What nobody chose: the options as they are, and company, where there is room. */
function usual(info: GameInfo): Setup {
  const options = optionsOf(info, {});
  const [fewest, most] = seatsFor(info, options);
  const seats = seated(['you'], Math.min(Math.max(2, fewest), most), companyIn(info, false));
  return { ...blank(), options, seats };
}

/** How the rules advise to play for the first time. */
export function firstGame(info: GameInfo): Setup {
  const { options, seats } = info.first_game;
  return {
    ...blank(),
    options: optionsOf(info, options),
    seats: seated(['you'], seats, companyIn(info, true)),
  };
}

/** What was set here the last time, as far as it can still be played. */
export function lastChoice(info: GameInfo): Setup | null {
  const kept = prefs.lastSetup<Partial<Setup> | null>(info.id, null);
  if (!kept) return null;
  const last = { ...blank(), ...kept, options: optionsOf(info, kept.options ?? {}) };
  last.seats = last.seats.filter((s) => !isBot(s) || canPlay(info, s));
  const [fewest, most] = seatsFor(info, last.options);
  if (last.seats.length < fewest || last.seats.length > most || !last.seats.includes('you'))
    last.seats = usual(info).seats;
  if (!info.paces.some((p) => p.id === last.pace)) last.pace = 'none';
  return last;
}

/** What the lobby proposes. */
export function proposed(info: GameInfo): Setup {
  return lastChoice(info) ?? (prefs.finished.includes(info.id) ? usual(info) : firstGame(info));
}

/** What is said of a table besides its setup. */
export interface Besides {
  /** the options as they are settled */
  options: Record<string, string>;
  name: string;
  /** a club whose members alone may join */
  club: string;
  /** who is meant to join */
  wanted: Wanted | null;
  /** the page is its own server: nobody waits for anybody */
  alone: boolean;
  /** how a bot at a seat is called */
  nameOf: (bot: string, seat: number) => string;
}

/** What the server is asked for. */
export function tableOf(game: GameInfo, setup: Setup, besides: Besides): NewTable {
  const pace = besides.alone ? undefined : game.paces.find((p) => p.id === setup.pace);
  const days = setup.pace === 'days' && setup.weekends;
  const invited = setup.seats.includes('friend');
  const name = besides.name.trim();
  return {
    game: game.id,
    seats: setup.seats.map((seat, i) => sitting(setup, seat, i, besides)),
    options: besides.options,
    onlookers: setup.onlookers,
    ...(setup.hints === null ? {} : { hints: setup.hints }),
    ...(pace ? { pace: { bank: pace.bank, add: pace.add } } : {}),
    terms: {
      gone: setup.gone,
      late: 'ask',
      weekends: days,
      ...(days ? { zone: Intl.DateTimeFormat().resolvedOptions().timeZone } : {}),
    },
    ...(name ? { name } : {}),
    ...(setup.gallery ? { gallery: true } : {}),
    ...(invited ? { start: 'host', open: setup.open, lang: speech.lang } : {}),
    ...(invited && setup.open && besides.club ? { club: besides.club } : {}),
    ...(invited && setup.open && besides.wanted ? { rating: besides.wanted } : {}),
  };
}

function sitting(setup: Setup, seat: Seat, i: number, { nameOf }: Besides): Seated {
  if (seat === 'you') return { kind: 'human', mine: true, ...(prefs.name ? { name: prefs.name } : {}) };
  if (seat === 'friend') return { kind: 'human', mine: false };
  if (seat === 'here')
    return { kind: 'human', mine: true, ...(setup.names[i] ? { name: setup.names[i] } : {}) };
  return { kind: 'bot', bot: seat, name: nameOf(seat, i) };
}
