import type { GamePart } from '../core/games';
import Plain from './Plain.svelte';

const part: GamePart = { Board: Plain, values: {}, chips: () => [] };
export default part;
