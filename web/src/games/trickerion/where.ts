import type { Told } from '../../core/types';
import { placeOf } from './facts';

/** The part of the board where a note happens, for the phone. */
export function whereOf(told: Told): string {
  const place = String(told.slot ?? told.location ?? '');
  if (told.performance || told.day || /theater|backstage|stage$/.test(place)) return 'theater';
  if (['trick-yields', 'performer-bonus', 'links', 'premieres'].includes(told.note)) return 'theater';
  if (told.die || told.room_space || told.room_slot || /orders|draws|buys|order-arrives/.test(told.note))
    return 'city';
  const at = placeOf(place.replace(/_\d$/, ''));
  return ['downtown', 'market_row', 'dark_alley', 'academy'].includes(at) ? 'city' : 'rivals';
}
