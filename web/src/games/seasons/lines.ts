import type { Line } from '../../core/games';
import type { Table } from '../../core/table.svelte';
import { tellNote } from '../../core/telling';
import { say } from '../../core/texts.svelte';
import type { Told } from '../../core/types';
import { ENERGIES, type DieFace, type SeasonsView } from './facts';
import { faceSpoken, tokensSpoken } from './spoken';

// The log as a story: one heading for each turn, and one line for what is one thing.

const PAYS = ['announces', 'waives', 'pays-crystals', 'discards-energy', 'discards-from-card'];
/** what tells all, and then who may know which card it was */
const SECRET: Record<string, string> = {
  draws: 'draws-card',
  keeps: 'keeps-card',
  'gives-card': 'gives-named-card',
  'looks-at-top': 'sees-top',
};
const CARD = /\u0001card-[^\u0003]*\u0003/;

/** Dice as they were taken: a note names the die, and only the table shows its face. */
const faces = new Map<string, DieFace>();

const tell = (told: Told, table: Table): string => tellNote(told, table.names, true);
const longer = (text: string, more: string): string => `${text.replace(/\.$/, '')}${more}.`;

/** What was paid, as one reads a price. */
function price(paid: Told[]): string {
  const sum = (note: string): number =>
    paid.filter((p) => p.note === note).reduce((n, p) => n + Number(p.n ?? 0), 0);
  const tokens = ENERGIES.map((kind): [string, number] => [
    kind,
    paid
      .filter((p) => p.energy === kind && p.note.startsWith('discards'))
      .reduce((n, p) => n + Number(p.n ?? 1), 0),
  ]);
  const crystals = sum('pays-crystals');
  return [
    ...tokens.flatMap(([kind, n]) => (n ? [tokensSpoken(kind, n)] : [])),
    ...(crystals ? [say('seasons-crystals', { n: crystals })] : []),
  ].join(', ');
}

export function lines(notes: Told[], table: Table): Line[] {
  const out: Line[] = [];
  const last = notes.map((told) => told.note).lastIndexOf('round-starts');
  const view = table.now?.view as SeasonsView | undefined;
  let round = 0;
  for (let i = 0; i < notes.length; i++) {
    const told = notes[i];
    const mine = (other: Told | undefined): boolean => other?.player === told.player;
    let end = i + 1;
    if (told.note === 'round-starts') round = Number(told.n);
    if (told.note === 'turn-starts') {
      out.push({ at: i, of: 1, told, head: true });
    } else if (told.note === 'takes-die') {
      const key = `${table.id}/${round}/${told.die}`;
      const face = view?.mages.find((m) => m.seat === told.player)?.die;
      if (i > last && last >= 0 && face?.die === told.die && !faces.has(key)) faces.set(key, face!);
      const seen = faces.get(key);
      const text = seen && longer(tell(told, table), `: ${faceSpoken(seen)}`);
      out.push({ at: i, of: 1, told, ...(text ? { text } : {}) });
    } else if (told.note in SECRET) {
      const cards: string[] = [];
      for (; notes[end]?.note === SECRET[told.note]; end++)
        cards.push(CARD.exec(tell(notes[end], table))?.[0] ?? '');
      const named = cards.filter(Boolean).join(', ');
      const text = longer(tell(told, table), named ? `: ${named}` : '');
      out.push({ at: i, of: end - i, told, text });
    } else if (PAYS.includes(told.note)) {
      while (mine(notes[end]) && PAYS.includes(notes[end].note)) end++;
      const done = notes[end];
      if (mine(done) && done?.note === 'summons') {
        const paid = price(notes.slice(i, end));
        const text = longer(tell(done, table), paid ? ` (${paid})` : '');
        out.push({ at: i, of: ++end - i, told: done, text });
      } else {
        end = i + 1;
        out.push({ at: i, of: 1, told });
      }
    } else if (told.note === 'takes-energy') {
      while (mine(notes[end]) && notes[end].note === 'takes-energy') end++;
      const taken = new Map<string, number>();
      for (const { energy, n } of notes.slice(i, end))
        taken.set(String(energy), (taken.get(String(energy)) ?? 0) + Number(n));
      const [first, ...others] = taken;
      const more = others.map(([kind, n]) => `, ${tokensSpoken(kind, n)}`).join('');
      const text = longer(tell({ ...told, n: first[1] }, table), more);
      out.push({ at: i, of: end - i, told, text });
    } else out.push({ at: i, of: 1, told });
    i = end - 1;
  }
  return out;
}
