import { host } from '#host';

// Notes on cards in the language of the reader, from the server; loaded with the first large card.

export interface Note {
  text: string;
  /** the rules it rests on */
  rules: string[];
}

const kept = new Map<string, Promise<Map<string, Note[]>>>();

/** All notes of a game on its cards. */
export function rulingsOf(game: string, lang: string): Promise<Map<string, Note[]>> {
  const key = `${game}/${lang}`;
  let found = kept.get(key);
  if (!found) {
    found = host
      .ask('GET', `/cards/${game}?lang=${lang}`)
      .then((answer) => (answer.ok ? answer.json() : { cards: [] }))
      .then(({ cards }: { cards: { id: string; rulings: string[]; cited: string[][] }[] }) => {
        const notesOf = (card: (typeof cards)[number]): Note[] =>
          card.rulings.map((text, i) => ({ text, rules: card.cited[i] }));
        return new Map(cards.map((card) => [card.id, notesOf(card)]));
      });
    kept.set(key, found);
    found.catch(() => kept.delete(key));
  }
  return found;
}
