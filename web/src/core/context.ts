import { getContext, setContext } from 'svelte';
import type { Table } from './table.svelte';

const KEY = Symbol('table');
export const sit = (table: Table): Table => setContext(KEY, table);
/** The table that this component is part of. */
export const seated = (): Table => getContext<Table>(KEY);

const BESIDE = Symbol('notes beside');
/** Notes on a card stand beside it, so the card itself need not have them. */
export const tellBeside = (): boolean => setContext(BESIDE, true);
export const areBeside = (): boolean => getContext<boolean | undefined>(BESIDE) ?? false;
