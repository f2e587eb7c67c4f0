import { tick } from 'svelte';
import { calm, fly, photograph } from '../../../core/motion';
import type { Table } from '../../../core/table.svelte';
import { say, t } from '../../../core/texts.svelte';
import type { TableObject, Told } from '../../../core/types';
import { placeOf, type TrickerionView } from '../facts';
import { stepsOf } from '../steps.svelte';
import { stepsBetween, type Step } from './retell';

// The Heir's turn, told at the reader's speed. Who wants no motion, or chose so, sees the end at once.

export const PACES = ['slow', 'normal', 'fast', 'by_hand', 'at_once'] as const;
export type Pace = (typeof PACES)[number];
const KEY = 'arcanum.heir.pace';
/** milliseconds for a line, and for each of its letters */
const TIMES: Record<string, [number, number]> = { slow: [1800, 40], normal: [1000, 25], fast: [450, 10] };

function storedPace(): Pace {
  const kept = localStorage.getItem(KEY) as Pace | null;
  return kept && PACES.includes(kept) ? kept : 'normal';
}

export class Telling {
  steps = $state.raw<Step[]>([]);
  at = $state(-1);
  paused = $state(false);
  pace = $state<Pace>(storedPace());
  private before: TableObject | null = null;
  private heard = 0;
  private timer = 0;

  constructor(private table: Table) {}

  get on(): boolean {
    return this.at >= 0;
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    localStorage.setItem(KEY, pace);
    if (pace === 'at_once') this.finish();
    else if (this.on) {
      this.paused = pace === 'by_hand';
      this.wait();
    }
  }

  /** From now on the Heir's turns are told. */
  watch(): void {
    this.before = this.table.now;
    this.heard = this.table.notes.length;
    this.table.teller = this.hear;
  }

  leave(): void {
    this.table.teller = null;
    this.finish();
  }

  /** A table has come: if the Heir had his turn before it, that is told first. */
  private hear = (now: TableObject, notes: Told[]): void => {
    const { before, heard } = this;
    if (before && now.version === before.version) return;
    this.before = now;
    this.heard = notes.length;
    if (this.on) this.finish();
    if (!before || notes.length <= heard || this.pace === 'at_once' || calm() || document.hidden) return;
    this.steps = stepsBetween(
      before.view as TrickerionView,
      now.view as TrickerionView,
      notes.slice(heard),
      heard,
    );
    if (!this.steps.length) return;
    this.paused = this.pace === 'by_hand';
    this.table.closing = now.over;
    this.show(0);
  };

  show(at: number): void {
    const { table } = this;
    const step = this.steps[at];
    if (!step) return this.finish();
    const photo = photograph();
    this.at = at;
    table.told = step.upTo;
    table.past = { ...table.now!, view: step.view, over: false, options: [] };
    stepsOf(table).telling = {
      cap: `${t().noun('player', 'Heir')} · ${say('page-step', { n: at + 1, of: this.steps.length })}`,
      text: t().note(step.told, table.names, true),
      place: placeIn(step.told),
    };
    void tick().then(() => {
      if (!calm()) fly(photo);
      pointAt(step.told);
    });
    this.wait();
  }

  next = (): void => this.show(this.at + 1);

  pause = (): void => {
    this.paused = !this.paused;
    this.wait();
  };

  /** To the table as it is now. */
  finish = (): void => {
    clearTimeout(this.timer);
    if (!this.on) return;
    const inside = document.activeElement?.closest('[data-telling]');
    this.at = -1;
    this.table.past = null;
    this.table.told = null;
    this.table.closing = false;
    stepsOf(this.table).telling = null;
    if (inside)
      void tick().then(() =>
        document.querySelector<HTMLElement>('#options [data-action], [data-lit]')?.focus(),
      );
  };

  private wait(): void {
    clearTimeout(this.timer);
    if (!this.on || this.paused) return;
    const [line, letter] = TIMES[this.pace] ?? TIMES.normal;
    this.timer = window.setTimeout(
      this.next,
      line + letter * t().note(this.steps[this.at].told, this.table.names).length,
    );
  }
}

/** Where on the board a step happens, for the phone. */
function placeIn(told: Told): string {
  if (
    told.performance ||
    told.day ||
    /theater|backstage|stage$/.test(String(told.slot ?? told.location ?? ''))
  )
    return 'theater';
  if (
    told.die ||
    told.room_space ||
    told.room_slot ||
    told.note === 'heir-orders' ||
    told.note === 'heir-draws'
  )
    return 'city';
  const place = placeOf(String(told.slot ?? told.location ?? '').replace(/_\d$/, ''));
  return ['downtown', 'market_row', 'dark_alley', 'academy'].includes(place) ? 'city' : 'rivals';
}

/** The thing that a step speaks of stands out for a moment. */
function pointAt(told: Told): void {
  const [slot] = String(told.spot ?? '').split(':');
  const noun = told.spot
    ? `position:${told.performance}:${slot}`
    : told.slot
      ? `slot:${told.slot}`
      : told.die
        ? `die:${told.die}`
        : told.deck
          ? `deck:${told.deck}`
          : told.room_slot
            ? `room_slot:${told.room_slot}`
            : told.room_space
              ? `room:${told.room_space}`
              : '';
  const found = noun ? document.querySelector<HTMLElement>(`[data-noun="${CSS.escape(noun)}"]`) : null;
  found?.classList.add('changed');
  setTimeout(() => found?.classList.remove('changed'), 1200);
}

const known = new WeakMap<Table, Telling>();

export function tellingOf(table: Table): Telling {
  let telling = known.get(table);
  if (!telling) known.set(table, (telling = new Telling(table)));
  return telling;
}
