import { getContext, setContext } from 'svelte';
import type { Table } from './table.svelte';

const KEY = Symbol('table');
export const sit = (table: Table): Table => setContext(KEY, table);
/** The table that this component is part of. */
export const seated = (): Table => getContext<Table>(KEY);
