// Where long words may break. Browsers seldom have the Russian and Polish rules at hand, so soft
// hyphens are put in by the plain ones: between syllables, with two letters at least on either side.

interface Rules {
  vowel: string;
  consonant: string;
  /** letters that belong to the syllable before them */
  closing: string;
  /** pairs that are one sound */
  pairs: RegExp;
  /** what begins a syllable whole: nie-przyjaciel, not niep-rzyjaciel */
  onset: RegExp;
  /** whether two vowels are two syllables */
  hiatus: boolean;
}

const RULES: Record<string, Rules> = {
  ru: {
    vowel: 'аеёиоуыэюя',
    consonant: 'бвгджзклмнпрстфхцчшщ',
    closing: 'йьъ',
    pairs: /(?!)/,
    onset: /(?!)/,
    hiatus: true,
  },
  pl: {
    vowel: 'aąeęioóuy',
    consonant: 'bcćdfghjklłmnńprsśtwzźż',
    closing: '',
    pairs: /^(?:ch|cz|sz|rz|dz|dź|dż)$/,
    onset: /^[pbtdkg][rlł]/,
    hiatus: false,
  },
};
const LONG = 12;
const SOFT = '\u00ad';

function parted(word: string, rules: Rules): string {
  const kinds = [...word.toLowerCase()].map((letter) =>
    rules.vowel.includes(letter)
      ? 'v'
      : rules.closing.includes(letter)
        ? 's'
        : rules.consonant.includes(letter)
          ? 'c'
          : '?',
  );
  let out = '';
  for (let i = 0; i < word.length; i++) {
    const before = kinds.slice(0, i).join('');
    const after = kinds.slice(i).join('');
    const whole = (from: number): boolean => rules.onset.test(word.slice(from).toLowerCase());
    const breaks =
      i > 1 &&
      word.length - i > 1 &&
      /v/.test(before) &&
      /v/.test(after) &&
      !rules.pairs.test(word.slice(i - 1, i + 1).toLowerCase()) &&
      ((/s$/.test(before) && /^c?c?v/.test(after)) ||
        (rules.hiatus && /v$/.test(before) && /^v[cvs]/.test(after)) ||
        (/v$/.test(before) && /^cv/.test(after)) ||
        (/v$/.test(before) && /^cc+v/.test(after) && whole(i)) ||
        (/vc$/.test(before) && /^c+v/.test(after) && !whole(i - 1)) ||
        (/v$/.test(before) && !rules.hiatus && /^ccv/.test(after) && rules.pairs.test(word.slice(i, i + 2))));
    out += breaks ? SOFT + word[i] : word[i];
  }
  return out;
}

/** A name whose long words may be broken at the end of a line; `long`: from how many letters. */
export function soft(text: string, lang: string, long = LONG): string {
  const rules = RULES[lang];
  if (!rules) return text;
  return text.replace(/\p{L}+/gu, (word) => (word.length < long ? word : parted(word, rules)));
}
