import { say, t } from './texts.svelte';
import type { GameInfo, Needs, OptionInfo, Wanted } from './types';

// What the options of a game say of one another, as `/api/games` declares it. The server has the
// last word; this only keeps a lobby from offering what it would refuse.

type Settings = Record<string, string>;

const hold = (needs: Needs | undefined, set: Settings): boolean =>
  Object.entries(needs ?? {}).every(([name, choices]) => choices.includes(set[name]));

/** Where every choice has its seats, the option decides how many sit down. */
const seating = (o: OptionInfo): boolean => o.choices.every((choice) => choice in o.seats);

/** The choices of an option that go with what else is set. */
function choicesOf(game: GameInfo, name: string, set: Settings, seats: number): string[] {
  const o = game.options[name];
  return o.choices.filter((choice) => {
    const [fewest, most] = o.seats[choice] ?? game.seats;
    return hold(o.choice_when[choice], set) && (seating(o) || (fewest <= seats && seats <= most));
  });
}

/** What is wanted as it can be played: what means nothing or is impossible falls back. */
export function settled(game: GameInfo, wanted: Settings, seats: number): Settings {
  const set: Settings = {};
  for (const [name, o] of Object.entries(game.options)) set[name] = wanted[name] ?? o.default;
  // One option may hang on another that hangs on a third, in any order.
  for (let changed = true, rounds = 0; changed && rounds < 9; rounds++) {
    changed = false;
    for (const [name, o] of Object.entries(game.options)) {
      const fits = !hold(o.when, set) ? [o.otherwise ?? o.default] : choicesOf(game, name, set, seats);
      if (fits.includes(set[name])) continue;
      set[name] = fits.includes(o.default) ? o.default : (fits[0] ?? o.default);
      changed = true;
    }
  }
  return set;
}

/** The options worth asking for, with the choices that there are: one choice is none. */
export function offered(
  game: GameInfo,
  set: Settings,
  seats: number,
): { name: string; choices: string[]; prominent: boolean }[] {
  return Object.entries(game.options)
    .filter(([, o]) => hold(o.when, set))
    .map(([name, o]) => ({ name, choices: choicesOf(game, name, set, seats), prominent: o.prominent }))
    .filter((o) => o.choices.length > 1);
}

/** Fewest and most seats under what is set. */
export function seatsFor(game: GameInfo, set: Settings): [number, number] {
  let [fewest, most] = game.seats;
  for (const [name, o] of Object.entries(game.options)) {
    const [least, top] = seating(o) ? o.seats[set[name]] : game.seats;
    [fewest, most] = [Math.max(fewest, least), Math.min(most, top)];
  }
  return [fewest, most];
}

/** What is worth saying of a table's options in a list: the prominent ones, where they say something. */
export function spokenOptions(game: GameInfo | undefined, settings: Record<string, string>): string[] {
  return Object.entries(settings)
    .filter(([name, value]) => game?.options[name]?.prominent && value !== 'none')
    .map(([name, value]) => `option-${name}-${value}`)
    .filter((key) => t().has(key))
    .map((key) => say(key));
}

/** The ratings that an open table is meant for. */
export function spokenRatings({ low, high, only }: Wanted): string {
  const which = high >= 5000 ? 'from' : low ? 'between' : 'upto';
  const rating = say(`page-rating-${which}`, { low: String(low), high: String(high) });
  return only ? say('page-rating-must', { rating }) : rating;
}
