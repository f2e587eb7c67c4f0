import { say, t } from '../../core/texts.svelte';
import type { Table } from '../../core/table.svelte';
import { FACTIONS, factionName, luminary, youOr, type PaxView } from './facts';

// What the eye sees, in words, what is written first.

export function cardSpoken(id: string): string {
  const card = luminary(id);
  return [
    t().noun('luminary', id),
    t().noun('degree', card.degree),
    card.factions.map(factionName).join(' / '),
    card.order === 'none' ? '' : say(`page-pax-${card.order}`),
    strengthSpoken(card.strength),
    t().about('luminary', id),
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
    t().noun('luminary', at.card),
    place,
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

export const favorSpoken = (favor: Record<string, number>): string =>
  FACTIONS.filter((f) => favor[f]).map((f) => `${favor[f]} ${factionName(f)}`).join(', ') || say('page-none');
