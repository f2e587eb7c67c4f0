import { say, t } from '../../core/texts.svelte';
import type { Table } from '../../core/table.svelte';
import { factionName, kindName, luminary, shortName, sayWho, youOr, type PaxView } from './facts';

// What the eye sees, in words, what is written first.

/** `whole`: the card is drawn with its text, so that comes first, as it is written. */
export function cardSpoken(id: string, whole = false, note = ''): string {
  const card = luminary(id);
  return [
    shortName(id),
    ...(whole ? [kindName(id, true), t().about('luminary', id), note] : []),
    t().noun('luminary', id),
    t().noun('degree', card.degree),
    card.factions.map(factionName).join(' / '),
    card.order === 'none' ? '' : say(`pax_illuminaten-${card.order}`),
    strengthSpoken(card.strength),
    whole ? '' : t().about('luminary', id),
  ]
    .filter(Boolean)
    .join(', ');
}

export const strengthSpoken = (strength: string): string =>
  strength === 'dagger' || strength === 'hammers'
    ? say(`pax_illuminaten-${strength}`)
    : say('pax_illuminaten-strength', { n: +strength });

export function placeSpoken(table: Table, view: PaxView, place: string): string {
  const at = view.map[place];
  if (!at.up || !at.card) return `${place}, ${say('pax_illuminaten-face-down')}`;
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
    card.order === 'none' ? '' : say(`pax_illuminaten-${card.order}`),
    say('pax_illuminaten-slots', { free: at.slots!.filter((o) => !o).length, of: at.slots!.length }),
    held.length ? say('pax_illuminaten-influence-of', { list: held.join(', ') }) : '',
    at.control ? sayWho('pax_illuminaten-controls', table, view, at.control) : '',
    lodges.length ? say('pax_illuminaten-in-lodge', { list: lodges.join(', ') }) : '',
    view.opponent?.pawn === place ? say('pax_illuminaten-pawn') : '',
    at.markers ? say('pax_illuminaten-marker') : '',
  ]
    .filter(Boolean)
    .join(', ');
}
