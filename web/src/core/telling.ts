import { isNumber, keyOf, speech, spread, t, type Texts, type Value } from './texts.svelte';
import { LETTERS, type Asked, type Option, type Reason, type Refusal, type Told } from './types';

// What a table tells: notes of the log, options, questions, refusals. The lobby needs none of it.

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

/** How a note is told to whom it names: its attributes, as in src/arcanum/texts.py. */
const SPOKEN_TO: Record<string, string> = { player: 'you', other: 'you-other' };

/** The kind of an argument, from its name and what else is said. */
function kindOf(texts: Texts, name: string, value: string, others: string[]): string | null {
  const known = (kind: string): boolean => texts.has(keyOf(kind, value.split(/[#@+]/)[0]));
  if (
    name === 'player' ||
    (name === 'other' && (/^[A-H]$/.test(value) || speech.nouns.players?.includes(value)))
  )
    return 'player';
  for (const kind of [name, ...others, ...(speech.nouns.also?.(name) ?? [])]) if (known(kind)) return kind;
  return texts.english ? kindOf(texts.english, name, value, others) : null;
}

function tell(key: string, nouns: [string, string | null, Value][], names: string[], rich: boolean): string {
  const args: Record<string, Value> = {};
  const { large = {} } = speech.nouns;
  for (const [name, kind, value] of nouns) {
    if (typeof value === 'number' || kind === null) args[name] = value;
    else if (kind === 'player') {
      const text = names[LETTERS.indexOf(value)] ?? t().noun('player', value);
      args[name] = rich ? `${OPEN}player-${value}${MIDDLE}${text}${CLOSE}` : text;
    } else if (isNumber(value)) args[name] = +value;
    else
      for (const [form, text] of Object.entries(spread(name, t().forms(kind, value))))
        args[form] = rich && large[kind] ? `${OPEN}${large[kind]}-${value}${MIDDLE}${text}${CLOSE}` : text;
  }
  return t().say(key, args);
}

/** A sentence for a note; to the player who reads it in the second person. */
export function tellNote(told: Told, names: string[], rich = false): string {
  const others = Object.keys(told);
  const spoken = Object.keys(SPOKEN_TO).find((name) => speech.reader && told[name] === speech.reader);
  const key = `note-${told.note}`;
  const own = spoken && t().has(`${key}.${SPOKEN_TO[spoken]}`) ? `${key}.${SPOKEN_TO[spoken]}` : key;
  const nouns = Object.entries(told)
    .filter(([name]) => name !== 'note')
    .map(([name, value]): [string, string | null, Value] => {
      const kind = typeof value === 'number' ? null : kindOf(t(), name, value, others);
      // A number that has no text of its own decides plurals.
      return [name, kind, kind === null && isNumber(`${value}`) ? +value : value];
    });
  return tell(own, nouns, names, rich);
}

export function tellOption(option: Option, names: string[], rich = false): string {
  const nouns: [string, string | null, Value][] = [];
  for (const { kind, value } of option.nouns)
    nouns.push([nouns.length && nouns[0][0] === kind ? 'other' : kind, kind, value]);
  const key = `do-${option.verb}`;
  const twice = nouns.length === 2 && nouns[0][2] === nouns[1][2] && t().has(`${key}.twice`);
  return tell(twice ? `${key}.twice` : key, nouns, names, rich);
}

/** The open question. `values`: what the ints in its fields stand for, by kind. */
export function tellPrompt(
  asked: Asked,
  names: string[],
  values: Record<string, string[]>,
  rich = false,
): string {
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
  return tell(asked.prompt, nouns, names, rich);
}

/** A sentence on what speaks for an option, and what against it; empty without any. */
export function tellReasons(told: Reason[] = []): string {
  const known = told.filter(
    ({ part }) => t().has(`reason-${part}.more`) || t().english?.has(`reason-${part}.more`),
  );
  const said = (more: boolean): string[] =>
    known
      .filter((each) => each.more === more)
      .map(({ part, n }) => t().say(`reason-${part}.${more ? 'more' : 'less'}`, { n }));
  const pros = said(true);
  const con = said(false).at(-1);
  const last = pros.at(-1);
  const both =
    pros.length > 1 ? t().say('list-and', { first: pros.slice(0, -1).join(', '), last: last! }) : last;
  const text =
    both && con
      ? t().say('reason-but', { pros: both, con })
      : both
        ? t().say('reason-for', { pros: both })
        : con
          ? t().say('reason-against', { con })
          : '';
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

export function tellRefusal(refused: Refusal, names: string[]): string {
  if (!refused.key) return refused.error;
  const nouns = Object.entries(refused.args ?? {}).map(([name, value]): [string, string | null, Value] => {
    if (name === 'text' || name === 'detail') return [name, null, value];
    if (typeof value === 'number') return [name, null, value];
    const kind = kindOf(t(), name, value, []);
    if (kind) return [name, kind, value];
    return [name, null, isNumber(value) ? +value : value];
  });
  return tell(`refusal-${refused.key}`, nouns, names, false);
}
