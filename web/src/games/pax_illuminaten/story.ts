import type { Told } from '../../core/types';
import type { Duel, PaxView } from './facts';

// What the log tells about this turn: the last contest, and the last item of the opponent's script.

export interface Past {
  duel: Duel;
  shown: Record<string, string>;
  winner: string;
}

/** The contest that was decided last, while its cards still lie on the table. */
export function lastContest(view: PaxView, notes: Told[]): Past | null {
  for (let i = notes.length - 1; i >= Math.max(0, notes.length - 120); i--) {
    if (notes[i].note !== 'ousts') continue;
    const told = notes[i];
    const after = notes.slice(i + 1);
    const won = after.find((n) => n.note === 'wins-contest');
    if (!won || !(String(told.place) in view.map)) return null;
    const shown: Record<string, string> = {};
    for (const n of after) if (n.note === 'reveals') shown[String(n.player)] = String(n.luminary);
    const first = after.find((n) => n.note === 'initial-strengths');
    const bonus = Number(after.find((n) => n.note === 'ao-bonus')?.n ?? 0);
    return {
      duel: {
        attacker: String(told.player),
        defender: String(told.other),
        place: String(told.place),
        tokens: Number(told.n),
        aimed: [],
        strengths: [Number(first?.n ?? 0), Number(first?.m ?? 0)],
        bonus,
        advantage: null,
      },
      shown,
      winner: String(won.player),
    };
  }
  return null;
}

/** The item of the script that applied last, as `<opponent>_<letter>`, and where. */
export function lastItem(notes: Told[]): { item: string; place: string } | null {
  for (let i = notes.length - 1; i >= 0; i--)
    if (notes[i].note === 'ao-item') return { item: String(notes[i].item), place: String(notes[i].place) };
  return null;
}

export interface Moment {
  round: number;
  /** influence on the map by seat */
  influence: number[];
  edicts: number;
}

/** Influence on the map when each round began, told by the notes alone. */
export function story(notes: Told[], seats: string[], end: number[]): Moment[] {
  const now = seats.map(() => 0);
  const out: Moment[] = [];
  let edicts = 0;
  let round = 0;
  for (const told of notes) {
    const at = seats.indexOf(String(told.player));
    const n = Number(told.n ?? 0);
    if (told.note === 'round-starts') {
      out.push({ round: n, influence: [...now], edicts });
      round = n;
    } else if (told.note === 'edict-goes') edicts = n;
    else if (at < 0) continue;
    else if (told.note === 'influences' || told.note === 'ao-places') now[at] += n;
    else if (told.note === 'loses-tokens' || told.note === 'seats-lost') now[at] -= n;
  }
  out.push({ round: round + 1, influence: end, edicts });
  return out;
}
