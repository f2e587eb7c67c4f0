import type { CardPart } from '../../cards/catalogue';
import Browsed from './Browsed.svelte';
import './board.css';

const KINDS: Record<string, string> = {
  trick: 'star',
  performance: 'theater',
  assignment: 'downtown',
  prophecy: 'orbball',
  magician: 'magician',
  die: 'die',
  room: 'academy',
  secret: 'keyhole',
};

const part: CardPart = {
  Card: Browsed,
  mark: (filter, value) => {
    if (filter === 'what') return KINDS[value];
    return ['school', 'component', 'place'].includes(filter) ? value : undefined;
  },
};
export default part;
