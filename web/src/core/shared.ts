import type { Mine } from './prefs.svelte';

/** Several people at one screen. */
export interface Shared {
  /** only what everybody may see is on the screen */
  open: boolean;
  /** somebody keeps the screen although another one is to decide */
  held: boolean;
  /** somebody wants to see what is theirs: it is covered until they say who they are */
  cover: boolean;
  /** who had the screen before, with what was theirs */
  from: string;
  people: Mine[];
  pass: (token: string, open: boolean, more?: { held?: boolean; cover?: boolean }) => void;
  /** ask again which seats these people have: they may have changed before the deal */
  locate: () => void;
}
