import { tick } from 'svelte';
import { api, Refused } from './api';
import { calm, fly, photograph } from './motion';
import { prefs, type Pace } from './prefs.svelte';
import type { Table } from './table.svelte';
import { tellNote } from './telling';
import { speech } from './texts.svelte';
import { LETTERS, type MissedStep, type TableObject, type Told, type View } from './types';

// What others did, told at the person's pace: one step for each event of the log. The server is
// never waited for: the table has long gone on when its steps are still shown.

/** What a note brings to a seat, or takes from it. */
export interface Gain {
  seat: string;
  icon: string;
  n: number;
  /** what there is now, where the view tells it */
  now: number | null;
  /** the element that shows it */
  figure: string;
}

/** How a game's notes are played on its board; loaded with the board. */
export interface Retell {
  /** the table after each of these notes; without it the later table is shown for all */
  between?: (before: View, after: View, notes: Told[]) => View[];
  gain?: (told: Told, view: View) => Gain | null;
  /** selectors of what a note speaks of, besides those that follow from its nouns */
  spots?: (told: Told, view: View) => string[];
  /** notes that are no steps of their own */
  dull?: string[];
  /** notes that are shown even where they follow from one's own decision */
  shown?: string[];
}

export interface Step {
  /** what happened, and what it brought */
  notes: Told[];
  gains: Gain[];
  upTo: number;
  view: View | null;
}

const TIMES: Record<Pace, number> = { slow: 1600, quick: 400, key: 0, off: 700 };
const MOST = 100; // steps that the server shows again
const LONG = 60; // letters that are read in the time of a step
const LETTER = 22; // milliseconds for each further one

export class Playback {
  steps = $state.raw<Step[]>([]);
  /** the step that is shown; -1: none */
  at = $state(-1);
  paused = $state(false);
  /** asked for with "Show me": words and buttons stand apart from the ribbon */
  asked = $state(false);
  retell = $state.raw<Retell>({});
  private before: TableObject | null = null;
  private heard = 0;
  private timer = 0;

  constructor(private table: Table) {}

  get on(): boolean {
    return this.at >= 0;
  }
  get step(): Step | null {
    return this.steps[this.at] ?? null;
  }
  get pace(): Pace {
    return prefs.pace ?? (calm() ? 'off' : 'slow');
  }

  setPace(pace: Pace): void {
    prefs.setPace(pace);
    if (pace === 'off') this.finish();
    else {
      this.paused = pace === 'key';
      this.wait();
    }
  }

  /** A table has come. What others did before it is told first. */
  hear(now: TableObject, notes: Told[]): void {
    const { before, heard } = this;
    if (before && now.version === before.version) return;
    this.before = now;
    this.heard = notes.length;
    if (!before || before.gathering || !speech.texts) return; // nothing lay on the table before the deal
    if (notes.length < heard) return this.finish();
    const fresh = notes.slice(heard);
    const me = now.seat === null ? '' : LETTERS[now.seat];
    const own = fresh.some((told) => told.player === me);
    // Who is deciding is not interrupted by what others decide meanwhile.
    const deciding = before.options.length > 0 && now.options.length > 0 && !own;
    if (this.pace === 'off' || document.hidden || deciding || this.asked) {
      if (this.on && !this.asked) this.finish();
      return;
    }
    const steps = inSteps(this.retell, before.view, now.view, fresh, heard);
    if (own && !this.on) this.steps = []; // a new turn of others begins
    const shown = (told: Told): boolean => (this.retell.shown ?? []).includes(told.note);
    const first = this.on ? 0 : steps.findIndex(({ notes: [told] }) => told.player !== me || shown(told));
    if (first < 0 || !steps.length) return;
    this.table.closing = now.over;
    const told = this.steps.length;
    this.steps = [...this.steps, ...steps.slice(first)];
    if (this.on) return;
    this.paused = this.pace === 'key';
    this.show(told);
  }

  /** Steps that somebody wants to see again. */
  play(steps: Step[]): void {
    if (!steps.length) return;
    this.asked = true;
    this.steps = steps;
    this.paused = this.pace === 'key';
    this.show(0);
  }

  /** What happened since so many notes, once more. */
  async again(since: number): Promise<void> {
    const { table } = this;
    let known: MissedStep[] = [];
    try {
      known = (await api.missed(table.id, table.token, since)).steps;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
    this.play(this.missed(known, since));
  }

  /** Notes in steps: those before the first known table one by one. */
  private missed(known: MissedStep[], from: number): Step[] {
    const { notes } = this.table;
    const out: Step[] = [];
    const words = (end: number): void => {
      for (; from < end; from++) out.push({ notes: [notes[from]], gains: [], upTo: from + 1, view: null });
    };
    if (known.length === MOST) words(known[0].notes - 1);
    let before = known[0]?.view;
    for (const { notes: told, view } of known) {
      if (told > from && told <= notes.length) {
        out.push(...inSteps(this.retell, before, view, notes.slice(from, told), from));
        from = told;
      }
      before = view;
    }
    words(notes.length);
    return out;
  }

  show(at: number): void {
    const { table } = this;
    const step = this.steps[at];
    if (!step) return this.finish();
    const photo = photograph();
    this.at = at;
    table.told = step.upTo;
    if (step.view) table.past = { ...table.now!, view: step.view, over: step.view.over, options: [] };
    if (!calm()) void tick().then(() => fly(photo));
    table.remember(false);
    this.wait();
  }

  next = (): void => this.show(this.at + 1);

  previous = (): void => {
    this.paused = true;
    this.show(Math.max(0, this.at - 1));
  };

  pause = (): void => {
    this.paused = !this.paused;
    this.wait();
  };

  hold(): void {
    this.paused = true;
    this.wait();
  }

  /** To the next step that touches the viewer, or to the end. */
  toMine = (): void => {
    const me = this.table.now?.seat == null ? '' : LETTERS[this.table.now.seat];
    const touches = ({ notes, gains }: Step): boolean =>
      gains.some((gain) => gain.seat === me) || notes.some((told) => told.player === me || told.other === me);
    const next = this.steps.findIndex((step, i) => i > this.at && touches(step));
    if (next < 0) this.finish();
    else this.show(next);
  };

  /** To the table as it is now. */
  finish = (): void => {
    clearTimeout(this.timer);
    if (!this.on) return;
    const inside = document.activeElement?.closest('[data-telling]');
    const { table } = this;
    this.at = -1;
    table.past = null;
    table.closing = false;
    if (this.asked) {
      this.asked = false;
      this.steps = [];
    }
    table.caughtUp();
    table.remember(false);
    if (inside)
      void tick().then(() =>
        document.querySelector<HTMLElement>('#options [data-action], [data-lit]')?.focus(),
      );
  };

  private wait(): void {
    clearTimeout(this.timer);
    const { step, pace } = this;
    if (!step || this.paused) return;
    const time = TIMES[pace] || TIMES.slow;
    const letters = step.notes.reduce((n, told) => n + tellNote(told, this.table.names).length, 0);
    const more = time > TIMES.quick ? LETTER * Math.max(0, letters - LONG) : 0;
    this.timer = window.setTimeout(this.next, time + more);
  }
}

/** Notes in steps: what a note brings, and what says little, belongs to the line before. */
export function inSteps(
  { between, gain, dull = [] }: Retell,
  before: View,
  after: View,
  notes: Told[],
  from: number,
): Step[] {
  const views = between?.(before, after, notes);
  const out: Step[] = [];
  notes.forEach((told, i) => {
    const view = views?.[i] ?? after;
    const found = gain?.(told, view) ?? null;
    const last = out.at(-1);
    if (last && (dull.includes(told.note) || (found && joins(last.notes[0], told)))) {
      last.upTo = from + i + 1;
      last.view = view;
      if (found) {
        last.notes.push(told);
        last.gains.push(found);
      }
    } else if (!dull.includes(told.note))
      out.push({ notes: [told], gains: found ? [found] : [], upTo: from + i + 1, view });
  });
  return out;
}

/** Whether what a note brings follows from another. */
export const joins = (cause: Told, told: Told): boolean => cause.player === told.player;
