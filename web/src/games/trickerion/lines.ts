import type { Line } from '../../core/games';
import type { Table } from '../../core/table.svelte';
import { tellNote } from '../../core/telling';
import { say, speech, t } from '../../core/texts.svelte';
import type { Told } from '../../core/types';

// The log as a story: one line for what is one action, and none for what follows by itself.

const CARD = /\u0001card-[^\u0003]*\u0003/;
/** Notes that come in a row: whose each is, and what it shows. */
const ROWS: Record<string, [who: string, what: string]> = {
  assigns: ['character', 'card'],
  reveals: ['character', 'card'],
  'die-shows': ['die', 'face'],
};
const NEAR = 6; // notes between a thing and what belongs to it, as a new trick and its symbol

const tell = (told: Told, table: Table): string => tellNote(told, table.names, true);
const longer = (text: string, more: string): string => `${text.replace(/\.$/, '')}${more}.`;

/** One of a row: “Manager – Downtown”. */
function shortly(told: Told, table: Table): string {
  const [who, what] = ROWS[told.note];
  const shown = CARD.exec(tell(told, table))?.[0] ?? t().noun(what, String(told[what]));
  const name = t().noun(who, String(told[who]));
  // A name begins a line in a list, but here it stands inside a sentence; English has it as a term.
  const inside = speech.lang === 'en' ? name : name.slice(0, 1).toLowerCase() + name.slice(1);
  return say('trickerion-row-item', { who: inside, what: shown });
}

export function lines(notes: Told[], table: Table): Line[] {
  const out: Line[] = [];
  const said = new Set<number>(); // notes that a line before them tells
  for (let i = 0; i < notes.length; i++) {
    const told = notes[i];
    const next = notes[i + 1];
    const mine = (other: Told | undefined): boolean => other?.player === told.player;
    /** where a note like that comes soon, by the same player; -1: nowhere */
    const follows = (note: string, trick?: string | number): number => {
      const k = notes
        .slice(i + 1, i + 1 + NEAR)
        .findIndex((one) => one.note === note && mine(one) && (!trick || one.trick === trick));
      return k < 0 ? k : i + 1 + k;
    };
    let end = i + 1;
    let line: Partial<Line> = {};
    if (told.note in ROWS) {
      while (notes[end]?.note === told.note && mine(notes[end])) end++;
      const list = notes.slice(i, end).map((one) => shortly(one, table));
      const whole = { ...told, note: `${told.note}-row`, list: list.join(', ') };
      if (list.length > 1) line = { text: tell(whole, table) };
    } else if (told.note === 'places') {
      const k = follows('has-points');
      if (k >= 0) {
        said.add(k);
        line = { text: longer(tell(told, table), `, ${say('trickerion-ap', { n: Number(notes[k].n) })}`) };
      }
    } else if (told.note === 'spends-shards' && next?.note === 'enhances' && mine(next)) {
      end++;
      const n = Number(told.n);
      const price = `${n} ${say('trickerion-word-shards', { n })}`;
      line = { told: next, text: longer(tell(next, table), ` (${price})`) };
    } else if (told.note === 'learns') {
      const marked = follows('marks-trick', told.trick);
      for (const k of [follows('takes-trick', told.trick), marked]) if (k >= 0) said.add(k);
      if (marked >= 0)
        line = {
          text: longer(
            tell(told, table),
            say('trickerion-row-marked', { symbol: t().noun('symbol', String(notes[marked].symbol)) }),
          ),
        };
    } else
      line = {
        quiet: said.has(i) || told.note === 'card-returns' || (told.note === 'leaves' && !told.n),
      };
    out.push({ at: i, of: end - i, told, ...line });
    i = end - 1;
  }
  return out;
}
