// What a page adds to a deal. The sums that check the deal are in fair.ts: the first page needs none of them.

export const hex = (bytes: Uint8Array): string =>
  [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');

/** This page's part of a deal: 128 random bits. */
export const newPart = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));
