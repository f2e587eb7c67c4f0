import { say, t } from '../../core/texts.svelte';
import { cardOf, costOf, ENERGIES, type DieFace } from './facts';

// What the eye sees, in words, kind first.

/** What is written on the card comes first and in its order, so that speaking it finds it. */
export function cardSpoken(id: string, players: number, more = '', whole = false): string {
  const card = cardOf(id);
  const cost = costOf(card, players);
  const price = cost
    ? [...ENERGIES.flatMap((kind, k) => (cost[k] ? [`${cost[k]} ${t().noun('energy', kind)}`] : [])),
        ...(cost[4] ? [say('page-crystals', { n: cost[4] })] : [])].join(', ') || '0'
    : '1–4';
  const parts = [
    t().noun('card', id),
    whole ? '' : more,
    say(card.familiar ? 'page-familiar' : 'page-item'),
    whole ? t().about('card', card.id) : '',
    whole ? more : '',
    say('page-prestige', { n: card.prestige }),
    say('page-costs', { cost: price }),
  ];
  return parts.filter(Boolean).join(', ');
}

export function dieSpoken(face: DieFace): string {
  const parts = [
    ...ENERGIES.flatMap((kind) => {
      const n = face.energy.filter((e) => e === kind).length;
      return n ? [`${n} ${t().noun('energy', kind)}`] : [];
    }),
    ...(face.crystals ? [say('page-crystals', { n: face.crystals })] : []),
    ...(face.gauge ? [say('page-die-gauge')] : []),
    ...(face.draw ? [say('page-die-draw')] : []),
    ...(face.transmute ? [say('page-die-transmute')] : []),
    say('page-die-pips', { n: face.pips }),
  ];
  return `${t().noun('die', face.die)}: ${parts.join(', ')}`;
}
