import type { CardPart } from '../../cards/catalogue';
import Browsed from './Browsed.svelte';
import './board.css';

const part: CardPart = {
  Card: Browsed,
  mark: (filter, value) => {
    if (filter === 'kind') return value === 'familiar' ? 'familiar' : 'item';
    if (filter === 'cost') return value === 'crystals' ? 'crystal' : value;
    if (filter === 'what') return value === 'die' ? 'die' : 'hand';
    return ['works', 'easy', 'season'].includes(filter) ? value : undefined;
  },
};
export default part;
