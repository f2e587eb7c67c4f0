import type { Seated } from './api';
import { inTab } from './kept';

// A game goes from one page to another: from this browser to a server, or back. It travels behind the # of an
// address, which browsers tell nobody, or between two pages of one place through the tab's own memory.

export interface Carried {
  record: string;
  /** who is to sit there; left out: as it was */
  seats?: Seated[];
}

/** What is known of a game from the first line of its record. */
export interface Header {
  game: string;
  seats: number;
  names: string[];
  bots: string[];
  /** it was taken along before its end */
  running: boolean;
}

const HAND = 'arcanum.hand';
const MOST = 200_000; // letters, unpacked: no record is so long

async function through(data: BlobPart, way: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const reader = new Blob([data]).stream().pipeThrough(way).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MOST) throw new Error('too long');
    parts.push(value as Uint8Array<ArrayBuffer>);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** A game as letters that an address may hold. */
export async function packed(game: Carried): Promise<string> {
  const data = await through(JSON.stringify(game), new CompressionStream('deflate-raw'));
  const text = Array.from(data, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** And back; null if it is none. */
export async function unpacked(letters: string): Promise<Carried | null> {
  try {
    const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    const data = await through(
      Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
      new DecompressionStream('deflate-raw'),
    );
    const found = JSON.parse(new TextDecoder().decode(data)) as Partial<Carried>;
    return typeof found.record === 'string' ? { record: found.record, seats: found.seats } : null;
  } catch {
    return null;
  }
}

export function headerOf(record: string): Header | null {
  try {
    const head = JSON.parse(record.split('\n')[0]) as Partial<Header>;
    if (typeof head.game !== 'string' || typeof head.seats !== 'number' || head.seats > 8) return null;
    const texts = (list: unknown): string[] => (Array.isArray(list) ? list.map(String) : []);
    return {
      game: head.game,
      seats: head.seats,
      names: texts(head.names),
      bots: texts(head.bots),
      running: head.running === true,
    };
  } catch {
    return null;
  }
}

/** For the next page of this place, in this tab; false: it will not find it. `at once`: the person has chosen all already. */
export const hand = (game: Carried, atOnce: boolean): boolean =>
  inTab.set(HAND, JSON.stringify({ ...game, atOnce }));

export function handed(): (Carried & { atOnce?: boolean }) | null {
  try {
    return JSON.parse(inTab.get(HAND) ?? 'null') as Carried | null;
  } catch {
    return null;
  }
}

export const received = (): boolean => inTab.set(HAND, null);

/** The address of the page that takes it, at a server or a site; empty if that is no address. */
export function pageAt(place: string, letters: string, kind: 'server' | 'site'): string {
  try {
    const url = new URL(/^https?:\/\//.test(place.trim()) ? place.trim() : `https://${place.trim()}`);
    url.search = '';
    if (kind === 'site') url.hash = `/bring~${letters}`;
    else {
      url.pathname = '/bring';
      url.hash = letters;
    }
    return url.href;
  } catch {
    return '';
  }
}

/** A file for the person's disk. */
export function save(text: BlobPart, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/x-ndjson' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Who sits there at first: as it was, or with one friend at least. */
export function firstChoice(bots: string[], own: number, friends: boolean): string[] {
  const chosen = bots.map((bot, seat) => bot || (seat === own || !friends ? 'here' : 'friend'));
  const other = chosen.findIndex((_, seat) => seat !== own);
  if (friends && other >= 0 && !chosen.includes('friend')) chosen[other] = 'friend';
  return chosen;
}

/** The same for a server. A friend brings a name of their own. */
export const seatsOf = (chosen: string[], names: string[]): Seated[] =>
  chosen.map((who, seat) => {
    const name = names[seat] && who !== 'friend' ? { name: names[seat].slice(0, 40) } : {};
    return who === 'here' || who === 'friend'
      ? { kind: 'human', mine: who === 'here', ...name }
      : { kind: 'bot', bot: who, ...name };
  });
