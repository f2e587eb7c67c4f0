import { api, type Made } from './api';
import { prefs } from './prefs.svelte';
import { router, tablePath } from './router.svelte';

// Opening what teaches: lessons, and positions in which a rule can be tried.

async function open(made: Made): Promise<void> {
  router.go(tablePath(made.table, made.seats[0].token!));
}

/** Begin a lesson at a table of one's own. */
export const openLesson = async (game: string, lesson: string): Promise<void> =>
  open(await api.teach('lessons', game, lesson, prefs.lang, prefs.name));

/** Open a position in which this rule can be played, as `S-9.3`. Going back leads to where it was opened. */
export const openTry = async (game: string, rule: string): Promise<void> =>
  open(await api.teach('try', game, rule, prefs.lang, prefs.name));

const known = new Map<string, Promise<Set<string>>>();

/** The numbers of the rules that can be tried. */
export function triesOf(game: string): Promise<Set<string>> {
  let found = known.get(game);
  if (!found) {
    found = api.lessons(game, prefs.lang).then(
      (told) => new Set(told.tries),
      () => new Set<string>(),
    );
    known.set(game, found);
  }
  return found;
}
