import { untrack } from 'svelte';
import type { Table } from './table.svelte';
import type { Option } from './types';

/** Options that this component offers in its own way, so that the ribbon need not. */
export function claim(table: Table, wanted: () => Option[]): void {
  $effect(() => {
    const names = wanted().map((o) => o.spelled);
    untrack(() => names.forEach((n) => table.claimed.set(n, (table.claimed.get(n) ?? 0) + 1)));
    return () => untrack(() => names.forEach((n) => table.claimed.set(n, (table.claimed.get(n) ?? 1) - 1)));
  });
}
