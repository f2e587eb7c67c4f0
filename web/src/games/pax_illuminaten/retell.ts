import type { Gain, Retell } from '../../core/playback.svelte';
import type { Told, View } from '../../core/types';
import { sideOf, type PaxView } from './facts';

// The artificial opponent has its whole turn in one step of the server, and ends of turns come
// with what follows: here the notes are played on the table before, one by one.

const FAVOR: Record<string, number> = {
  gains: 1,
  'edict-pays': 1,
  pays: -1,
  'returns-favor': -1,
};
const cardOf = (view: PaxView, after: PaxView, place: unknown): void => {
  const at = String(place);
  if (after.map[at]) view.map[at] = structuredClone(after.map[at]);
};
/** A card as it lies now, but without the influence that comes only later. */
const turned = (view: PaxView, after: PaxView, place: unknown): void => {
  const old = view.map[String(place)]?.slots ?? [];
  cardOf(view, after, place);
  const now = view.map[String(place)];
  if (now?.slots) now.slots = now.slots.map((_, i) => old[i] ?? null);
};
const court = (view: PaxView, after: PaxView): void => {
  view.court = after.court;
  view.majordomo = after.majordomo;
};

type Play = (view: PaxView, after: PaxView, told: Told) => void;
const PLAYS: Record<string, Play> = {
  'turn-starts': (view, _after, told) => void (view.active = String(told.player)),
  'turns-up': (view, after, told) => turned(view, after, told.place),
  'places-card': (view, after, told) => turned(view, after, told.place),
  'ao-from-court': (view, after, told) => {
    turned(view, after, told.place);
    view.court = view.court.map((card) => (card === told.luminary ? null : card));
  },
  'ao-from-plan': (view, after, told) => turned(view, after, told.place),
  'ao-places': (view, after, told) => cardOf(view, after, told.place),
  influences: (view, after, told) => cardOf(view, after, told.place),
  'loses-tokens': (view, after, told) => cardOf(view, after, told.place),
  ostracizes: (view, after, told) => cardOf(view, after, told.place),
  'ao-pawn': (view, after) => void (view.opponent = after.opponent),
  'court-goes': court,
  'court-filled': court,
  'majordomo-moves': court,
  'round-starts': (view, _after, told) => void (view.round = Number(told.n)),
};

function between(earlier: View, later: View, notes: Told[]): View[] {
  const [before, after] = [earlier as PaxView, later as PaxView];
  let view = structuredClone(before);
  // What a person decided is there already; only the artificial opponent's turn is played.
  const from = notes.findIndex((told) => told.player === 'AO');
  return notes.map((told, i) => {
    if (from < 0) return after;
    view = structuredClone(view);
    PLAYS[told.note]?.(view, after, told);
    const side = sideOf(view, String(told.player));
    const sign = FAVOR[told.note];
    if (side && sign) side.favor[String(told.faction)] += sign * Number(told.n);
    return i < notes.length - 1 ? view : after;
  });
}

function gain(told: Told, view: View): Gain | null {
  const sign = FAVOR[told.note];
  if (!sign || typeof told.faction !== 'string') return null;
  const seat = String(told.player);
  const alone = seat === 'AO' || (view as PaxView).opponent !== null;
  return {
    seat,
    icon: told.faction,
    n: sign * Number(told.n ?? 1),
    now: alone ? (sideOf(view as PaxView, seat)?.favor[told.faction] ?? null) : null,
    figure: `[data-anchor="fav-${seat}-${told.faction}"]`,
  };
}

const retell: Retell = {
  between,
  gain,
  spots: (told) => [
    ...(told.luminary ? [`[data-fly="lum-${told.luminary}"]`] : []),
    ...(told.faction && told.note === 'claims' ? [`[data-noun="faction-card:${told.faction}"]`] : []),
  ],
  dull: [
    'turn-starts',
    'ends-actions',
    'majordomo-moves',
    'court-goes',
    'draws-card',
    'sees-event',
    'keeps-event',
    'takes-up',
    'declines',
  ],
  shown: ['round-starts', 'last-round', 'game-ends'],
};
export default retell;
