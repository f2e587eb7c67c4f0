import { host } from '#host';
import { tied } from '../core/ties';
import type { TableObject, View } from '../core/types';

// The players' rulebook as the server tells it (docs/protocol.md), and finding things in it.

export interface Span {
  text: string;
  bold?: true;
  italic?: true;
  term?: string;
  rule?: string;
  chapter?: string;
}
/** What a link to one of its rules opens. */
export interface Piece {
  spans: Span[];
  rules: string[];
}
/** A footnote: it begins with the sign that stands behind what it speaks of. */
export const isNote = (piece: Piece): boolean => !!piece.spans[0]?.text.startsWith('†');

export interface Row {
  cells: Span[][];
  rules: string[];
}
export type Block =
  | { kind: 'text'; pieces: Piece[] }
  | { kind: 'list'; items: { pieces: Piece[]; depth?: number; number?: number }[] }
  | { kind: 'table'; head: Row; rows: Row[] }
  | { kind: 'example'; blocks: Block[] }
  | { kind: 'figure'; id: string; caption: Piece[] }
  | { kind: 'heading'; id: string; title: string };
export interface Chapter {
  id: string;
  title: string;
  rules: string[];
  blocks: Block[];
}
export interface Part {
  id: string;
  title: string;
  when: Record<string, string>;
  chapters: Chapter[];
}
export interface Figure {
  show: string;
  cards: string[];
  focus: string[];
  seats: number;
  settings: Record<string, string>;
  look: string;
  view: View;
}
export interface Book {
  game: string;
  lang: string;
  parts: Part[];
  figures: Record<string, Figure>;
  terms: Record<string, { word: string; about: string }>;
}

const kept = new Map<string, Promise<Book | null>>();

/** The book of a game in a language; null if it has none. */
export function bookOf(game: string, lang: string): Promise<Book | null> {
  const key = `${game}/${lang}`;
  let found = kept.get(key);
  if (!found) {
    found = host
      .ask('GET', `/rules/${encodeURIComponent(game)}?lang=${lang}`)
      .then((answer) => (answer.ok ? answer.text() : null))
      .then(
        (text) =>
          text &&
          (JSON.parse(text, (_, said) => (typeof said === 'string' ? tied(said, lang) : said)) as Book),
      )
      .then((book) => book || null);
    kept.set(key, found);
    found.then(
      (book) => book ?? kept.delete(key),
      () => kept.delete(key),
    );
  }
  return found;
}

/** A chapter in its place: `key` is unlike that of any other. */
export interface Placed {
  key: string;
  part: Part;
  chapter: Chapter;
  n: number;
}

export const placed = (book: Book): Placed[] =>
  book.parts
    .flatMap((part) => part.chapters.map((chapter) => ({ key: `${part.id}/${chapter.id}`, part, chapter })))
    .map((one, at) => ({ ...one, n: at + 1 }));

const wordsOf = (spans: Span[]): string => spans.map((span) => span.text).join('');

/** Everything said in some blocks, with its rule numbers. */
export function* said(blocks: Block[]): Generator<{ text: string; rules: string[] }> {
  for (const block of blocks) {
    if (block.kind === 'text')
      for (const piece of block.pieces) yield { text: wordsOf(piece.spans), rules: piece.rules };
    else if (block.kind === 'list')
      for (const item of block.items)
        for (const piece of item.pieces) yield { text: wordsOf(piece.spans), rules: piece.rules };
    else if (block.kind === 'table')
      for (const row of block.rows) yield { text: row.cells.map(wordsOf).join(' · '), rules: row.rules };
    else if (block.kind === 'example') yield* said(block.blocks);
    else if (block.kind === 'figure')
      for (const piece of block.caption) yield { text: wordsOf(piece.spans), rules: piece.rules };
    else yield { text: block.title, rules: [] };
  }
}

/** Every rule number in reading order, with the chapter it stands in. */
export function numbers(all: Placed[]): { number: string; key: string }[] {
  const seen = new Set<string>();
  const out: { number: string; key: string }[] = [];
  for (const { key, chapter } of all)
    for (const piece of said(chapter.blocks))
      if (piece.rules.length && !piece.rules.every((number) => seen.has(number))) {
        const number = piece.rules.find((one) => !seen.has(one))!;
        piece.rules.forEach((one) => seen.add(one));
        out.push({ number, key });
      }
  return out;
}

/** The number that the book marks for a rule: itself, the rule around it, or the first of its section. */
export function homeOf(all: Placed[], rule: string): { number: string; key: string } | null {
  const marked = new Map<string, string>();
  for (const { key, chapter } of all)
    for (const number of chapter.rules) if (!marked.has(number)) marked.set(number, key);
  for (let wanted = rule; wanted;) {
    const key = marked.get(wanted);
    if (key) return { number: wanted, key };
    if (wanted.split('.').length < 3) break;
    wanted = wanted.slice(0, wanted.lastIndexOf('.'));
  }
  for (const [number, key] of marked) if (number.startsWith(rule + '.')) return { number, key };
  return null;
}

export interface Hit {
  key: string;
  title: string;
  number: string;
  text: string;
}

const folded = (text: string): string => text.toLowerCase().replaceAll('ё', 'е').replaceAll('\u00a0', ' ');

/** What a search finds: numbers first, then titles, then sentences. */
export function search(all: Placed[], wanted: string, most = 40): Hit[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const bare = folded(wanted).replace(/[\s-]/g, '');
  const first: Hit[] = [];
  const titles: Hit[] = [];
  const rest: Hit[] = [];
  for (const { key, chapter } of all) {
    if (words.every((word) => folded(chapter.title).includes(word)))
      titles.push({ key, title: chapter.title, number: '', text: '' });
    for (const { text, rules } of said(chapter.blocks)) {
      const number = rules.find((rule) => rule.toLowerCase().replace('-', '').startsWith(bare));
      const hit = { key, title: chapter.title, number: number ?? rules[0] ?? '', text };
      if (number) first.push(hit);
      else if (words.every((word) => folded(text).includes(word))) rest.push(hit);
    }
  }
  return [...first, ...titles, ...rest].slice(0, most);
}

/** The table of a figure: nobody acts there, and nothing is sent. */
export function stillOf(game: string, figure: Figure): TableObject {
  return {
    table: '',
    game,
    rules: '',
    settings: figure.settings,
    version: 0,
    seat: 'ABCDEFGH'.indexOf(figure.look),
    to_move: null,
    waiting: [],
    over: false,
    options: [],
    view: figure.view,
    notes: [],
    notes_from: 0,
    players: Array.from({ length: figure.seats }, (_, seat) => ({
      seat,
      name: '',
      kind: 'human' as const,
      bot: '',
      here: true,
      left: false,
      bank: null,
      due: null,
      sat: 0,
      since: null,
      late: false,
      reminded: null,
      conceded: false,
    })),
    undo: 0,
    ask: null,
    chat: 0,
    onlookers: false,
    parent: '',
    seed_hash: '',
    seed: null,
    scores: null,
    winners: null,
    read_only: '',
    hints: false,
    remarks: [],
    changes: [],
    agreed_end: false,
    ended: '',
    terms: { gone: 'bot', late: 'bot', bot: '', weekends: false, zone: '' },
    happenings: [],
    paused: null,
    pace: null,
    hints_off: false,
    unrated: true,
    rematch: null,
    standing: null,
    take_back: null,
    no_take_back: '',
    host: 0,
    gathering: false,
    missing: [],
    practice: true,
    name: '',
    hosted: false,
    by_lot: false,
    open: false,
    lang: '',
    gallery: 0,
    club: '',
    covered: false,
    deal: null,
    lesson: null,
  };
}
