// Words that no line shall end with: the short prepositions and conjunctions of Russian and Polish keep to the
// next word, and a dash to the word before it. Applied to texts as they are read, not written in them.

const TIED = '\u00a0';
const SHORT: Record<string, string> = {
  ru: 'а|в|и|к|о|с|у|я|во|да|до|за|из|ко|на|не|ни|но|об|от|по|со',
  pl: 'a|i|o|u|w|z|we|ze|do|na|od|po|za',
};
const RULES = Object.fromEntries(
  Object.entries(SHORT).map(([lang, words]) => [
    lang,
    new RegExp(`(?<=^|[\\s(«„"—–])(${words}) (?=[\\p{L}\\p{N}«„"({])`, 'gimu'),
  ]),
);

/** A text with its short words tied to the next; braces of Fluent may stand in it. */
export const tied = (text: string, lang: string): string =>
  RULES[lang]
    ? text.replace(RULES[lang], `$1${TIED}`).replace(/(?<=[\p{L}\p{N}»”)}.]) (?=[—–] )/gu, TIED)
    : text;
