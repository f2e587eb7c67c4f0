import { LETTERS, type Told } from '../../core/types';

// A game over time, told by its notes alone: what each seat had when each round began.

export interface Moment {
  round: number;
  season: string;
  year: number;
  crystals: number[];
  gauge: number[];
  cards: number[];
}

const GAINS = ['gains-crystals', 'transmutes', 'transmutes-from-card', 'weighs'];
const LOSSES = ['loses-crystals', 'pays-crystals'];
const ENTERS = ['summons', 'puts-into-play'];
const LEAVES = ['sacrifices', 'takes-back'];

export function story(notes: Told[], seats: number): Moment[] {
  const now = { crystals: Array(seats).fill(0), gauge: Array(seats).fill(0), cards: Array(seats).fill(0) };
  const out: Moment[] = [];
  let year = 1;
  let round = 0;
  let season = 'winter';
  const keep = (): void => {
    out.push({
      round,
      season,
      year,
      crystals: [...now.crystals],
      gauge: [...now.gauge],
      cards: [...now.cards],
    });
  };
  for (const told of notes) {
    const seat = LETTERS.indexOf(String(told.player));
    const n = Number(told.n);
    if (told.note === 'round-starts') {
      round = n;
      season = String(told.season);
      keep();
    } else if (told.note === 'year-changes') year = n;
    else if (GAINS.includes(told.note)) now.crystals[seat] += n;
    else if (LOSSES.includes(told.note)) now.crystals[seat] -= n;
    else if (told.note === 'pays-player') {
      now.crystals[seat] -= n;
      now.crystals[LETTERS.indexOf(String(told.other))] += n;
    } else if (told.note === 'gauge-rises' || told.note === 'gauge-falls')
      now.gauge[seat] = Number(told.gauge);
    else if (ENTERS.includes(told.note)) now.cards[seat] += 1;
    else if (LEAVES.includes(told.note)) now.cards[seat] -= 1;
    else if (told.note === 'passes-soul') {
      now.cards[seat] -= 1;
      now.cards[LETTERS.indexOf(String(told.other))] += 1;
    } else if (told.note === 'game-ends') {
      round += 1;
      break;
    }
  }
  keep();
  return out;
}
