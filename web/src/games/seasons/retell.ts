import type { Gain, Retell } from '../../core/playback.svelte';
import type { Told, View } from '../../core/types';
import { mageOf, type SeasonsView } from './facts';

// Others' turns on the board: pieces move by themselves, crystals are counted line by line.

const CRYSTALS: Record<string, number> = { 'gains-crystals': 1, 'loses-crystals': -1, 'pays-crystals': -1 };

function between(earlier: View, later: View, notes: Told[]): View[] {
  let view = structuredClone(later) as SeasonsView;
  view.mages.forEach((mage, i) => (mage.crystals = (earlier as SeasonsView).mages[i].crystals));
  return notes.map((told, i) => {
    const mage = mageOf(view, String(told.player));
    const n = (CRYSTALS[told.note] ?? 0) * Number(told.n ?? 0);
    if (mage && n) {
      view = structuredClone(view);
      mageOf(view, mage.seat)!.crystals += n;
    }
    return i < notes.length - 1 ? view : later;
  });
}

function gain(told: Told, view: View): Gain | null {
  const sign = CRYSTALS[told.note];
  if (!sign) return null;
  const seat = String(told.player);
  return {
    seat,
    icon: 'crystal',
    n: sign * Number(told.n),
    now: mageOf(view as SeasonsView, seat)?.crystals ?? null,
    figure: `[data-anchor="cry-${seat}"]`,
  };
}

const retell: Retell = {
  between,
  gain,
  spots: (told) => [
    ...(told.die ? [`[data-fly="dice-${told.die}"]`] : []),
    ...(told.card ? [`[data-fly^="card-${told.player}-${told.card}"]`] : []),
  ],
  dull: [
    'announces',
    'declines',
    'draws-card',
    'drafts',
    'ends-turn',
    'keeps-card',
    'packs-pass',
    'sets-are-made',
    'takes-kit',
    'turn-starts',
  ],
  shown: ['round-starts', 'season-changes', 'year-changes', 'game-ends'],
};
export default retell;
