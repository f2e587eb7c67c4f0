import type { CardPart } from '../../cards/catalogue';
import Browsed from './Browsed.svelte';
import './board.css';
import './door.js'; // it has the icons of the factions
import { DEGREE_ICON } from './facts';

const KINDS: Record<string, string> = {
  luminary: 'human',
  plot: 'plot',
  edict: 'edict',
  special: 'special',
  faction: 'favor',
  connection: 'link',
  opponent: 'pawn',
};

const part: CardPart = {
  Card: Browsed,
  mark: (filter, value) => {
    if (filter === 'what') return KINDS[value];
    if (filter === 'degree') return DEGREE_ICON[value];
    if (filter === 'faction') return value;
    return (filter === 'strength' || filter === 'order') && /^(dagger|hammers|mason|rosicrucian)$/.test(value)
      ? value
      : undefined;
  },
};
export default part;
