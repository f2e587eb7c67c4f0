import { api, type Claimed, type Made, type NewTable } from './api';
import { newPart } from './dealpart';
import { prefs, type Mine } from './prefs.svelte';

const STANDINS = ['normal', 'greedy', 'random']; // a bot that plays for someone, the best first

// Sitting down: at a table of one's own, or at a friend's. Each time the page adds its part to the deal.

/** A new table. The server's part of the deal is fixed before it hears ours. */
export async function makeTable(table: NewTable, own: number): Promise<Mine> {
  const promise = table.seed === undefined ? await api.promise() : null;
  const entropy = newPart();
  const made = await api.make({ ...table, entropy, ...(promise ? { deal: promise.deal } : {}) });
  return keep(made, table.game, own, { seal: promise?.seed_hash ?? made.seed_hash, part: entropy });
}

/** Remember a new table: the own seat, and the links for the others. */
export function keep(made: Made, game: string, own: number | null, more: Partial<Mine> = {}): Mine {
  const seat = made.seats.find((s) => s.seat === own && s.token) ?? made.seats.find((s) => s.token)!;
  for (const other of made.seats.filter((s) => s.token && s !== seat))
    prefs.keep({
      table: made.table,
      token: other.token!,
      game,
      at: Date.now(),
      seat: other.seat,
      here: true,
    });
  const entry: Mine = {
    table: made.table,
    token: seat.token!,
    game,
    at: Date.now(),
    seat: seat.seat,
    links: made.seats.filter((s) => s !== seat && s.invite),
    ...(made.join ? { join: made.join } : {}),
    ...more,
  };
  prefs.keep(entry);
  return entry;
}

/** Take the seat that an invite is for. Sent again with the same part, it is the same seat. */
export async function takeSeat(
  table: string,
  invite: string,
  name: string,
  part: string,
  known: { game: string; seal?: string },
): Promise<Claimed> {
  const claimed = await api.claim(table, invite, name, part);
  prefs.keep({
    table,
    token: claimed.token,
    game: known.game,
    at: Date.now(),
    seat: claimed.seat,
    part,
    ...(known.seal ? { seal: known.seal } : {}),
  });
  return claimed;
}

/** The own seat at the next table of the same people; `again`: it was taken before, elsewhere. */
export async function takeRematch(
  old: Mine['table'],
  token: string,
  game: string,
  again = false,
): Promise<Mine> {
  const part = newPart();
  const taken = await api.rematch(old, token, true, prefs.name, part);
  const entry: Mine = {
    table: taken.table,
    token: taken.token,
    game,
    at: Date.now(),
    seat: taken.seat,
    seal: taken.seed_hash,
    ...(again ? {} : { part }),
  };
  prefs.keep(entry);
  return entry;
}

/** Take a free seat by the link of the table, or an open table. `seat` null: any. */
export async function joinTable(
  table: string,
  join: string,
  seat: number | null,
  name: string,
  part: string,
  known: Partial<Mine> & { game: string },
): Promise<Claimed> {
  const claimed = await api.join(table, join, seat, name, part);
  prefs.keep({ table, token: claimed.token, at: Date.now(), seat: claimed.seat, part, ...known });
  return claimed;
}

/** The people at this screen who sit at a table, the first one first. */
export function peopleHere(table: string, given: string): Mine[] {
  const all = prefs.mine.filter((m) => m.table === table && m.token);
  const own = all.find((m) => m.token === given) ?? all.find((m) => !m.here) ?? all[0];
  if (!own) return [];
  const others = all.filter((m) => m !== own && (m.here || own.here));
  return [own, ...others.sort((a, b) => (a.seat ?? 0) - (b.seat ?? 0))];
}

/** The bot that plays for somebody, or gets a free seat. */
export async function standInFor(game: string): Promise<string | undefined> {
  const info = (await api.games()).games.find((g) => g.id === game);
  return STANDINS.find((name) => info?.bots.includes(name));
}
