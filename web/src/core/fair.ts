import { hex } from './dealpart';
import type { TableObject } from './types';

// A deal that everybody can check: the same sums as src/arcanum/server/deals.py.

const SEATS = 'ABCDEFGH';

async function hash(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

/** What this browser kept when it sat down: the seal that was shown, and the part it added. */
export interface Kept {
  seat?: number;
  seal?: string;
  part?: string;
}

/** `cannot`: browsers compute hashes only on safe addresses (https, or this machine). */
export type Verdict = 'yes' | 'no' | 'cannot';

/** Whether people sit as the lot says that follows from all parts; empty ones have numbers instead. */
async function drawn(part: string | number, parts: string[]): Promise<boolean> {
  const added = parts.filter(Boolean).sort();
  const lot = await hash(`arcanum lot\n${part}\n${added.map((each) => `${each}\n`).join('')}`);
  let number = 0;
  const found = await Promise.all(
    parts.map(async (each) => ({ each, drawn: await hash(`${lot}\n${each || `#${number++}`}`) })),
  );
  const order = found.sort((a, b) => (a.drawn < b.drawn ? -1 : a.drawn > b.drawn ? 1 : 0));
  return order.every((one, seat) => one.each === parts[seat]);
}

/** Whether a finished game was dealt as promised, from the parts that were added. */
export async function checked(now: TableObject, kept: Kept): Promise<Verdict> {
  if (!globalThis.crypto?.subtle) return 'cannot';
  const deal = now.deal;
  const seal = await hash(
    deal ? `arcanum deal ${deal.salt} ${deal.part}` : `arcanum seed ${now.seed}`, // an older table has no parts
  );
  if (seal !== now.seed_hash || (kept.seal && kept.seal !== seal)) return 'no';
  if (!deal) return 'yes';
  if (now.practice) return String(deal.part) === String(now.seed) ? 'yes' : 'no';
  const parts = now.players.map((_, seat) => deal.parts[SEATS[seat]] ?? '');
  if (deal.lot && !(await drawn(deal.part, parts))) return 'no';
  if (kept.part && kept.seat !== undefined && deal.parts[SEATS[kept.seat]] !== kept.part) return 'no';
  const added = Object.keys(deal.parts)
    .sort()
    .filter((seat) => deal.parts[seat])
    .map((seat) => `${seat}:${deal.parts[seat]}\n`);
  const seed = added.length
    ? await hash(`arcanum parts\n${deal.part}\n${added.join('')}`)
    : String(deal.part);
  return seed === String(now.seed) ? 'yes' : 'no';
}
