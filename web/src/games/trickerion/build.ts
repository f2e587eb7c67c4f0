import type { Modules } from '../../../build/games';

// The facts of Trickerion that its board draws from, short.

type Table = Record<string, Record<string, unknown>>;

interface Circle {
  a: [number, number];
  b: [number, number];
  shard: boolean;
}

const DAYS = ['thursday', 'friday', 'saturday', 'sunday'];
const PUBLIC = ['downtown', 'market_row', 'dark_alley'];
const PLACES = [...PUBLIC, 'workshop', 'theater'];

const modules: Modules = (toml) => {
  const board = toml('board') as Record<string, Table>;
  const tricks = Object.entries(toml('tricks').tricks as Table).map(([id, t]) => ({
    id,
    school: t.school,
    level: t.level,
    threshold: t.fame_threshold,
    needs: t.components,
    cost: t.prepare_cost,
    squares: t.markers,
    pays: ['fame', 'coins', 'shards'].map((r) => (t.yield as Record<string, number>)[r]),
  }));
  // Those of the solo game come last, as in facts.py.
  const solo = (toml('heir').solo_performance_card as Record<string, unknown>[]).map(
    (p): [string, Record<string, unknown>] => [p.id as string, p],
  );
  const shows = [...Object.entries(toml('performances').performances as Table), ...solo].map(([id, p]) => ({
    id,
    venue: p.venue,
    slots: (p.slots as [number, number][]).map(([x, y]) => x + 2 * y),
    circles: (p.links as Circle[]).map(({ a, b, shard }) => [
      a[0] + 2 * a[1],
      b[0] + 2 * b[1],
      shard ? 1 : 0,
    ]),
    bonus: ['fame', 'coins', 'shards'].map((r) => (p.bonus as Record<string, number>)[r] ?? 0),
  }));
  const components = Object.entries(board.components).map(([id, c]) => ({
    id,
    price: (board.component_tiers[c.tier as string] as Record<string, number>).price,
  }));
  // What comes with the Academy stands behind the rest, as in facts.py.
  const academy = toml('academy') as Record<string, Record<string, unknown>[]>;
  const magicians = [
    ...Object.entries(toml('magicians').magicians as Table).map(([id, m]) => ({ id, school: m.school })),
    ...academy.human_magician.filter((m) => 'name' in m).map((m) => ({ id: m.id, school: m.school })),
  ];
  const deck = academy.special_assignment_deck.find((d) => d.location === 'academy')!;
  const specials = [
    ...Object.entries(toml('assignments').special as Table).map(([id, c]) => ({ id, at: c.location })),
    ...Array.from({ length: deck.cards as number }, (_, n) => ({ id: `academy_${n + 1}`, at: 'academy' })),
  ];
  const told = toml('heir').prophecy as { id: string; academy: boolean }[];
  const prophecies = [
    ...Object.keys(toml('prophecies').prophecies as Table),
    ...told.filter((row) => row.academy).map((row) => row.id),
  ];
  const dice = Object.entries(board.dice).map(([id, d]) => ({ id, faces: d.faces }));
  const slots = PUBLIC.map((place) =>
    (board[place] as unknown as { slots: { id: string; ap: number; closed_for: number[] }[] }).slots.map(
      (s) => [s.id, s.ap, s.closed_for],
    ),
  );
  slots.push(academy.slot.map((s) => [s.id as string, s.ap as number, []]));
  const days = DAYS.map((day) => {
    const d = (board.theater.days as Table)[day] as { ap: number; yield_modifier: Record<string, number> };
    return { id: day, ap: d.ap, fame: d.yield_modifier.fame, coins: d.yield_modifier.coins };
  });
  const order = board.turn_order as unknown as {
    slots: { advertise_cost: number }[];
    used_positions: Record<string, number[]>;
  };
  // Costs by the number of the space; which spaces are in use, by players.
  const advertise = {
    fame: board.advertise.fame,
    cost: [0, ...order.slots.map((s) => s.advertise_cost)],
    spaces: order.used_positions,
  };
  const unpaid = ((toml('setup').round as Table).wages as Record<string, number>).unpaid_coin_fame_loss;
  const crew = Object.fromEntries(
    Object.entries(board.characters).map(([role, c]) => [role, [c.base_ap, c.wage]]),
  );
  const points = Object.fromEntries([
    ...PLACES.flatMap((place) =>
      Object.entries(board[place].actions as Table).map(([action, a]) => [action, a.ap]),
    ),
    ...academy.action.map((a) => [a.id, a.ap]),
  ]);
  const lessons = Object.fromEntries(
    academy.action.flatMap((a) => (a.ap_by_trick_level ? [[a.id, a.ap_by_trick_level]] : [])),
  );
  const bonuses = Object.fromEntries(
    academy.classroom_tile.map(({ id, own_level_bonus: bonus }) => [
      id,
      ['fame', 'coins', 'shards'].map((r) => (bonus as Record<string, number>)[r]),
    ]),
  );
  const facts = {
    ADVERTISE: advertise,
    UNPAID_FAME: unpaid,
    CREW: crew,
    POINTS: points,
    LESSONS: lessons,
    OWN_LEVEL: bonuses,
    PROTEGE: academy.human_protege.map((p) => [p.base_ap, p.wage]),
    MANAGER_TOKENS: (board.specialist_boards.manager as Record<string, number>).max_tokens_per_slot,
    TRICKS: tricks,
    SHOWS: shows,
    COMPONENTS: components,
    MAGICIANS: magicians,
    SPECIALS: specials,
    PROPHECIES: prophecies,
    DICE: dice,
    SLOTS: slots,
    DAYS: days,
  };
  return { facts };
};
export default modules;
