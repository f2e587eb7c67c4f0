import type { TableObject } from './types';

// A deal that everybody can check: the same sums as src/arcanum/server/deals.py.

/** This page's part of a deal: 128 random bits. */
export const newPart = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));

const hex = (bytes: Uint8Array): string => [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');

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
  if (kept.part && kept.seat !== undefined && deal.parts['ABCDEFGH'[kept.seat]] !== kept.part) return 'no';
  const added = Object.keys(deal.parts)
    .sort()
    .filter((seat) => deal.parts[seat])
    .map((seat) => `${seat}:${deal.parts[seat]}\n`);
  const seed = added.length
    ? await hash(`arcanum parts\n${deal.part}\n${added.join('')}`)
    : String(deal.part);
  return seed === String(now.seed) ? 'yes' : 'no';
}
