import { say, t } from '../../core/texts.svelte';
import { cardOf, costOf, ENERGIES, type DieFace } from './facts';

// What the eye sees, in words, kind first.

/** What is written on the card comes first and in its order, so that speaking it finds it. */
export function cardSpoken(id: string, players: number, more = '', whole: boolean | 'wide' = false): string {
  const card = cardOf(id);
  const cost = costOf(card, players);
  const price = cost
    ? [
        ...ENERGIES.flatMap((kind, k) => (cost[k] ? [`${cost[k]} ${t().noun('energy', kind)}`] : [])),
        ...(cost[4] ? [say('seasons-crystals', { n: cost[4] })] : []),
      ].join(', ') || '0'
    : '1–4';
  const parts = [
    t().noun('card', id),
    whole ? '' : more,
    whole === 'wide' ? t().about('card', card.id) : '', // in the order of what is drawn
    say(card.familiar ? 'seasons-familiar' : 'seasons-item'),
    whole === true ? t().about('card', card.id) : '',
    whole ? more : '',
    say('seasons-prestige', { n: card.prestige }),
    say('seasons-costs', { cost: price }),
  ];
  return parts.filter(Boolean).join(', ');
}

export function dieSpoken(face: DieFace): string {
  return `${t().noun('die', face.die)}: ${faceSpoken(face)}, ${say('seasons-die-pips', { n: face.pips })}`;
}

/** Tokens of a kind, counted. */
export function tokensSpoken(kind: string, n: number): string {
  const forms = Object.entries(t().forms('energy', kind));
  const names = forms.map(([form, text]) => [form ? `energy_${form}` : 'energy', text]);
  return say('seasons-tokens', { n, ...Object.fromEntries(names) });
}

/** What a die offers. */
export function faceSpoken(face: DieFace): string {
  const parts = [
    ...ENERGIES.flatMap((kind) => {
      const n = face.energy.filter((e) => e === kind).length;
      return n ? [tokensSpoken(kind, n)] : [];
    }),
    ...(face.crystals ? [say('seasons-crystals', { n: face.crystals })] : []),
    ...(face.gauge ? [say('seasons-die-gauge')] : []),
    ...(face.draw ? [say('seasons-die-draw')] : []),
    ...(face.transmute ? [say('seasons-die-transmute')] : []),
  ];
  return parts.join(', ');
}
