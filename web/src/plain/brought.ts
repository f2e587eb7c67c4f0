import type { GamePart } from '../core/games';
import type { Table } from '../core/table.svelte';
import { say, speech, t } from '../core/texts.svelte';
import type { Option, TableObject } from '../core/types';
import Brought from './Brought.svelte';

// A page part that a game from outside brings along: an ES module of any make. It gets an element
// to draw into and this, and nothing else of the page.

export interface Host {
  /** the table that is shown: now, or a moment of the past */
  table(): TableObject;
  /** what may be done now; empty while others decide */
  options(): Option[];
  names(): string[];
  lang(): string;
  say(key: string, args?: Record<string, string | number>): string;
  noun(kind: string, value: string): string;
  /** take the option that is spelled so */
  act(spelled: string): void;
  /** touched, but not an option: shows why not, beside the element */
  why(spelled: string, element: Element): void;
  /** the options that the board itself offers now; all others become buttons */
  claim(spelled: string[]): void;
}

/** `update`: something has changed; `remove`: the board goes. */
export interface Drawn {
  update?(): void;
  remove?(): void;
}

export type Draw = (element: HTMLElement, host: Host) => Drawn | void;

/** What the module exports by default. */
export interface BroughtPart
  extends Pick<GamePart, 'ends' | 'grouped' | 'nouns'>, Partial<Pick<GamePart, 'values' | 'chips'>> {
  board: Draw;
}

export function hostOf(table: Table): Host {
  let claimed: string[] = [];
  const count = (spelled: string, by: number): void => {
    table.claimed.set(spelled, (table.claimed.get(spelled) ?? 0) + by);
  };
  return {
    table: () => table.shown!,
    options: () => table.options,
    names: () => table.names,
    lang: () => speech.lang,
    say,
    noun: (kind, value) => t().noun(kind, value),
    act: (spelled) => {
      const option = table.options.find((one) => one.spelled === spelled);
      if (option) void table.act(option);
    },
    why: (spelled, element) => void table.why(spelled, element.getBoundingClientRect()),
    claim: (spelled) => {
      claimed.forEach((one) => count(one, -1));
      spelled.forEach((one) => count(one, 1));
      claimed = [...spelled];
    },
  };
}

/** A part that was brought along, as one like our own. */
export function wrapped(brought: BroughtPart): GamePart {
  const { board, ...rest } = brought;
  return {
    values: {},
    chips: () => [],
    ...rest,
    Board: (internals, props) =>
      Brought(internals, {
        get table() {
          return props.table;
        },
        board,
      }),
  };
}
