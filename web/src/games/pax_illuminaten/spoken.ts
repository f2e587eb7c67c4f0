import { say, t } from '../../core/texts.svelte';
import type { Table } from '../../core/table.svelte';
import { factionName, luminary, shortName, youOr, type PaxView } from './facts';

// What the eye sees, in words, what is written first.

/** `whole`: the card is drawn with its text, so that comes first, as it is written. */
export function cardSpoken(id: string, whole = false, note = ''): string {
  const card = luminary(id);
  return [
    shortName(id),
    ...(whole ? [say(`page-pax-kind-${card.kind}`), t().about('luminary', id), note] : []),
    t().noun('luminary', id),
    t().noun('degree', card.degree),
    card.factions.map(factionName).join(' / '),
    card.order === 'none' ? '' : say(`page-pax-${card.order}`),
    strengthSpoken(card.strength),
    whole ? '' : t().about('luminary', id),
  ]
    .filter(Boolean)
    .join(', ');
}

export const strengthSpoken = (strength: string): string =>
  strength === 'dagger' || strength === 'hammers' ? say(`page-pax-${strength}`) : say('page-pax-strength', { n: +strength });

export function placeSpoken(table: Table, view: PaxView, place: string): string {
  const at = view.map[place];
  if (!at.up || !at.card) return `${place}, ${say('page-pax-face-down')}`;
  const card = luminary(at.card);
  const held = view.sides
    .map((s) => [s.seat, at.slots!.filter((o) => o === s.seat).length] as const)
    .filter(([, n]) => n)
    .map(([seat, n]) => `${youOr(table, view, seat)} ${n}`);
  const lodges = view.lodges.filter((l) => l.places.includes(place)).map((l) => factionName(l.faction));
  return [
    shortName(at.card),
    place,
    t().noun('luminary', at.card),
    t().noun('degree', card.degree),
    card.factions.map(factionName).join(' / '),
    card.order === 'none' ? '' : say(`page-pax-${card.order}`),
    say('page-pax-slots', { free: at.slots!.filter((o) => !o).length, of: at.slots!.length }),
    held.length ? say('page-pax-influence-of', { list: held.join(', ') }) : '',
    at.control ? say('page-pax-controls', { player: youOr(table, view, at.control) }) : '',
    lodges.length ? say('page-pax-in-lodge', { list: lodges.join(', ') }) : '',
    view.opponent?.pawn === place ? say('page-pax-pawn') : '',
    at.markers ? say('page-pax-marker') : '',
  ]
    .filter(Boolean)
    .join(', ');
}
