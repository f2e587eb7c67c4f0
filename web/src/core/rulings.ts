import { host } from '#host';

// Notes on cards in the language of the reader, from the server; loaded with the first large card.

const kept = new Map<string, Promise<Map<string, string[]>>>();

/** All notes of a game on its cards. */
export function rulingsOf(game: string, lang: string): Promise<Map<string, string[]>> {
  const key = `${game}/${lang}`;
  let found = kept.get(key);
  if (!found) {
    found = host
      .ask('GET', `/cards/${game}?lang=${lang}`)
      .then((answer) => (answer.ok ? answer.json() : { cards: [] }))
      .then(({ cards }: { cards: { id: string; rulings?: string[] }[] }) => {
        return new Map(cards.map((card) => [card.id, card.rulings ?? []]));
      });
    kept.set(key, found);
    found.catch(() => kept.delete(key));
  }
  return found;
}
