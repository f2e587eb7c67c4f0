import { api } from './api';
import type { Character } from './types';

// Who plays a bot's seat: a level, or `<level>:<name>` with a character of the game.

export const levelOf = (bot: string): string => bot.split(':')[0];
export const characterOf = (bot: string): string => bot.split(':')[1] ?? '';

/** Seats that no bot has are no level's. */
export const isBot = (seat: string): boolean => !['you', 'friend', 'here'].includes(seat);

let asked: Promise<void> | null = null;
const known = $state<Record<string, Character>>({});

function learn(): void {
  asked ??= api.games().then(
    ({ games }) => {
      for (const { characters } of games) for (const each of characters ?? []) known[each.name] = each;
    },
    () => {
      asked = null;
    },
  );
}

/** The portrait of whoever plays as that bot; undefined without a character, or until it is known. */
export function portraitOf(bot: string): Character['portrait'] | undefined {
  const who = characterOf(bot);
  if (!who) return undefined;
  if (!known[who]) learn();
  return known[who]?.portrait;
}
