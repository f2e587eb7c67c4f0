import { CARDS } from 'virtual:seasons/facts';
import type { Draft, GamePart, Said, Thread } from '../../core/games';
import type { Table } from '../../core/table.svelte';
import { tellOption } from '../../core/telling';
import { say, t } from '../../core/texts.svelte';
import { LETTERS, type Option } from '../../core/types';
import Acts from './Acts.svelte';
import './board.css';
import Board from './Board.svelte';
import { ENERGIES, mageOf, PICKS, ROMAN, type SeasonsView } from './facts';
import Large from './Large.svelte';
import { lines } from './lines';
import { costs } from './prices';
import Seen from './Seen.svelte';
import { setsOf } from './sets.svelte';
import { faceSpoken } from './spoken';
import Tok from './Tok.svelte';

const names = CARDS.map((card) => card.id);

// What begins a thing of several steps, and the label of its verb.
const BEGINS: Record<string, string> = {
  announces: 'do-summon',
  activates: 'do-activate',
  'puts-into-play': 'do-play',
  summons: 'do-summon',
  'uses-bonus': 'do-bonus',
};
const WHOLE = [
  'ask-draft',
  'ask-shelve',
  'ask-kit',
  'ask-die',
  'ask-reroll',
  'ask-die-actions',
  'ask-main',
  'ask-round-end',
];
const PLAY = '.lane:not(.hand):not(.drawn)';
const MOVES = ['discards-energy', 'discards-from-card', 'takes-energy', 'puts-on-card'];

function thread(table: Table): Thread | null {
  const now = table.now;
  const prompt = now?.view.asked?.prompt;
  if (!now || now.seat === null || !table.mine || !prompt || WHOLE.includes(prompt)) return null;
  const me = LETTERS[now.seat];
  const tokens: string[] = [];
  for (let i = table.notes.length - 1; i >= Math.max(0, table.notes.length - 40); i--) {
    const told = table.notes[i];
    if (told.note === 'turn-starts' || told.note === 'ends-turn') return null;
    if (told.player !== me) continue;
    if (MOVES.includes(told.note))
      tokens.unshift(...Array<string>(Number(told.n ?? 1)).fill(String(told.energy)));
    const label = BEGINS[told.note];
    if (!label) continue;
    const noun = told.card ? t().forms('card', String(told.card)) : t().forms('bonus', String(told.bonus));
    const name = told.card ? 'card' : 'bonus';
    const args = Object.fromEntries(
      Object.entries(noun).map(([form, text]) => [form ? `${name}_${form}` : name, text]),
    );
    return { text: say(label, args), tokens };
  }
  return null;
}

/** The prelude on the board: what a hint says is chosen or laid there, and sent when it is sealed. */
function draft(table: Table): Draft | null {
  const sets = setsOf(table);
  const prompt = table.now?.view.asked?.prompt;
  if (!sets.shown || !table.mine) return null;
  if (prompt === 'ask-draft')
    return { fits: () => true, join: ({ nouns: [card] }) => (sets.chosen = `${card.value} 1`) };
  if (prompt !== 'ask-shelve') return null;
  return {
    fits: () => true,
    join: ({ nouns: [card, year] }) => sets.toYear(card.value, Number(year.value.at(-1)) - 1),
  };
}

function says(table: Table): Said | null {
  const sorts = table.mine && !table.past && table.now?.view.asked?.prompt === 'ask-shelve';
  return sorts && setsOf(table).shown ? { text: say('seasons-sets-ask') } : null;
}

const ICON: Record<string, string> = {
  transmute: 'transmute',
  bonus: 'exchange',
  move: 'arrow',
  copy: 'human',
};
const SYMBOL: Record<string, string> = { crystals: 'crystal', gauge: 'gauge', card: 'draw', all: 'check' };

function icon(option: Option): string {
  const symbol = option.nouns.find((n) => n.kind === 'symbol');
  return (symbol && SYMBOL[symbol.value]) ?? ICON[option.verb] ?? '';
}

/** The energies that an option speaks of, if it speaks of nothing else. */
function tokens(option: Option): string[] {
  const kinds = option.nouns.length === 1 ? option.nouns[0].value.split('@')[0].split('+') : [];
  return kinds.every((kind) => (ENERGIES as readonly string[]).includes(kind)) ? kinds : [];
}

/** Whether an option carries out a symbol of the die. */
const isTaking = (option: Option): boolean => option.verb === 'take' && option.nouns[0]?.kind === 'symbol';

const part: GamePart = {
  begin: (table) => void setsOf(table),
  Board,
  Acts,
  draft,
  says,
  retell: () => import('./retell'),
  finish: () => import('./Finish.svelte'),
  Large,
  Seen,
  Token: Tok,
  heads: ['game-starts', 'year-changes', 'season-changes', 'round-starts', 'game-ends'],
  ends: ['end-turn', 'go-on'],
  chief: (option) => isTaking(option) && option.nouns[0]?.value === 'all',
  doubts: (option, table) => {
    const open = option.verb === 'go-on' ? table.options.filter(isTaking) : [];
    const lost = open.filter((o) => o.nouns[0]?.value !== 'all');
    if (!lost.length) return null;
    return say('seasons-doubt-symbols', { what: lost.map((o) => tellOption(o, table.names)).join('; ') });
  },
  costs,
  shows: (option, state) => {
    const die = (state as SeasonsView).rolled.find((one) => one.die === option.nouns[0]?.value);
    return die ? faceSpoken(die) : '';
  },
  grouped: { bonus: 'seasons-group-bonus' },
  icon,
  tokens,
  nouns: {
    large: { card: 'card' },
    kinds: ['card', 'energy', 'die', 'season', 'level'],
    also: () => ['energy', 'card'],
    roles: { given: 'energy', got: 'energy' },
  },
  thread,
  lines,
  // A card in a question is a very copy: those above the names are second ones.
  values: { card: [...names, ...names], energy: [...ENERGIES] },
  tips: ['energy', 'season'],
  turn: (state) => {
    const view = state as SeasonsView;
    if (view.over) return null;
    const prompt = view.waiting.includes(view.viewer ?? '') ? (view.asked?.prompt ?? '') : '';
    if (!view.round)
      return {
        parts: ['draft', 'sets'],
        now: prompt === 'ask-draft' || prompt === 'ask-kit' ? 'draft' : 'sets',
      };
    const dice = view.mages.some((m) => !m.die) || view.rolled.length > 1;
    const now = dice
      ? 'dice'
      : prompt === 'ask-round-end'
        ? 'wheel'
        : prompt
          ? view.asked!.prompt === 'ask-die-actions' || prompt === 'ask-reroll'
            ? 'symbols'
            : 'main'
          : 'others';
    return { parts: ['dice', 'symbols', 'main', 'wheel'], now };
  },
  chips: (table) => {
    const view = table.view as SeasonsView;
    const level = `${t().say(`option-level-${view.level}`)} · ${say('page-n-players', { n: view.mages.length })}`;
    if (view.over)
      return [
        ['trophy', say('page-over')],
        ['', level],
      ];
    if (!view.round)
      return [
        ['', say('seasons-prelude')],
        ['', level],
      ];
    return [
      [
        view.season,
        `${say('seasons-year', { year: ROMAN[view.year] ?? view.year })} · ${t().noun('season', view.season)}`,
      ],
      ['', `${say('view-round')} ${view.round}`],
      ['', level],
    ];
  },
  steps: (state) => {
    const view = state as SeasonsView;
    const mage = mageOf(view, view.viewer);
    if (!mage || view.over) return null;
    if (view.asked?.prompt === 'ask-draft') return [Math.min(mage.kept?.count ?? 0, PICKS - 1), PICKS];
    // The board sorts all nine at once; these are what is sorted at the server so far.
    if (view.asked?.prompt === 'ask-shelve' && (mage.kept?.count ?? PICKS) < PICKS)
      return [Math.min(PICKS - (mage.kept?.count ?? 0), PICKS - 1), PICKS];
    return null;
  },
  figures: {
    dice: '.mid > .dice',
    wheel: '.mid > .wh',
    reserve: '.mh > :is(.cry, [data-part="gauge"], .resv)',
    bonus: '.mh > .col:has(> .bon)',
    side: '.me > .mh, .me > .lane:not(.hand):not(.drawn)',
    play: ['.mh > :is(.id, .cry, [data-part="gauge"], .resv)', `${PLAY} > .cap`, `${PLAY} > .in > *`]
      .map((one) => `.me > ${one}`)
      .join(),
    hand: '.me > .lane.hand',
    track: '.me > .mh',
    cards: '.cards',
  },
  kept: (state) => {
    const view = state as SeasonsView;
    const mage = mageOf(view, view.viewer);
    if (!mage) return [];
    return [
      mage.kept?.cards ?? [],
      mage.hand.cards,
      mage.library['2'].cards,
      mage.library['3'].cards,
      mage.play.map((p) => p.card),
    ].flat();
  },
};
export default part;
