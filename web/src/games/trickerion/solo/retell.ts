import type { Told } from '../../../core/types';
import {
  cornerOf,
  DIRECTIONS,
  HEIR,
  isLink,
  lying,
  POSITIONS,
  showOf,
  trickOf,
  troupeOf,
  type HeirView,
  type ShowView,
  type TrickerionView,
  type Troupe,
} from '../facts';

// The server tells the table before and after the Heir's turn, and what happened between by notes.
// Here the notes are played on the table before, one by one, so that each step can be watched.

/** The table after each note between two tables. */
export function withTheHeir(before: TrickerionView, after: TrickerionView, notes: Told[]): TrickerionView[] {
  let view = structuredClone(before);
  // Within a week what the person did is taken from the table after it; once the week is over it is played as well.
  const whole = before.round !== after.round || after.over;
  if (!whole) keepOwn(view, after);
  return notes.map((told) => {
    view = structuredClone(view);
    play(view, after, told, whole);
    return view;
  });
}

/** What the person just did is there already. */
function keepOwn(view: TrickerionView, after: TrickerionView): void {
  view.troupes[0] = structuredClone(after.troupes[0]);
  for (const [slot, disc] of Object.entries(after.slots)) if (disc.player !== HEIR) view.slots[slot] = disc;
}

type Play = (view: TrickerionView, told: Told, heir: HeirView, his: Troupe, after: TrickerionView) => void;

const cardOf = (view: TrickerionView, id: unknown): ShowView | undefined =>
  view.row.find((show) => show?.card === id) ?? undefined;
const turnDie: Play = (view, told) => void (view.dice[String(told.die)] = 'x');
const hire: Play = (view, told, heir, his) => {
  view.dice[String(told.die)] = 'x';
  if (!his.team.some((m) => m.character === told.character))
    his.team.push({ character: String(told.character), at: 'inn' });
};
const plan: Play = (_view, told, heir, _his, after) => {
  if (after.heir?.plan?.plan === told.plan) heir.plan = after.heir!.plan;
};
export function place(view: TrickerionView, troupe: Troupe, told: Told): void {
  const [character, slot] = [String(told.character), String(told.slot)];
  const member = troupe.team.find((m) => m.character === character);
  if (member) member.at = slot;
  if (!slot.startsWith('workshop')) view.slots[slot] = { player: troupe.seat, character };
}
const fixDay: Play = (_view, told, heir) => void (heir.day = String(told.day));

const enterRoom: Play = (view, told) => {
  const slot = view.academy?.rooms
    .flatMap((room) => room.slots ?? [])
    .find((each) => each.slot === told.room_slot);
  if (slot) Object.assign(slot, { player: HEIR, trick: String(told.trick) });
};
const renovate: Play = (view, told, _h, _his, after) => {
  const at = after.academy?.rooms.findIndex((room) => room.space === told.room_space) ?? -1;
  if (at < 0 || !view.academy) return;
  const room = structuredClone(after.academy!.rooms[at]);
  room.slots?.forEach((slot) => Object.assign(slot, { player: null, trick: null }));
  view.academy.rooms[at] = room;
};

const PLAYS: Record<string, Play> = {
  'heir-plan-perform': plan,
  'heir-plan-setup': plan,
  'heir-is-ready': (_v, _t, heir) => void (heir.mood = 'ready'),
  'heir-is-busy': (_v, _t, heir) => void (heir.mood = 'busy'),
  'heir-lacks-trick': (_v, _t, heir) => void (heir.mood = 'busy'),
  'heir-advertises': (_v, _t, _h, his) => void (his.poster = true),
  'heir-lays': (_v, told, _h, his) => {
    const member = his.team.find((m) => m.character === told.character);
    if (member) member.card = String(told.card);
  },
  'heir-fixes-day-early': fixDay,
  'heir-fixes-day-late': fixDay,
  'heir-places': (view, told, _h, his) => place(view, his, told),
  'heir-rerolls': (view, told) => void (view.dice[String(told.die)] = String(told.face)),
  'heir-learns': (view, told, _h, his, after) => {
    view.dice[String(told.die)] = 'x';
    const held = after.troupes[1].tricks.find((m) => m?.trick === told.trick);
    const trick = { trick: String(told.trick), symbol: held?.symbol ?? null, markers: 0, shards: 0 };
    const room = his.tricks.indexOf(null);
    his.tricks[room < 0 ? his.tricks.length - 1 : room] = trick;
  },
  'heir-gets-ready': (_v, told, _h, his) => {
    const held = his.tricks.find((m) => m?.trick === told.trick);
    if (held) held.markers = Number(told.n);
  },
  'heir-wants': (_v, told, heir) => void heir.wanted.push(String(told.component)),
  'heir-strikes-off': (_v, told, heir) =>
    void (heir.wanted = heir.wanted.filter((kind) => kind !== told.component)),
  'heir-orders': (view, told) => {
    const at = Number(String(told.slot).replace(/\D/g, '')) - 1;
    if (at >= 0) view.market.order[at] = String(told.component);
  },
  'heir-hires': hire,
  'heir-hires-last': hire,
  'heir-takes-better-coins': turnDie,
  'heir-takes-coins': turnDie,
  'heir-draws': (view, told, heir) => {
    heir.specials.push(String(told.card));
    const deck = view.special_decks?.[String(told.deck)];
    if (deck) deck.count--;
  },
  'heir-puts': (view, told, _h, his) => {
    const [slot, turned] = String(told.spot).split(':');
    const show = cardOf(view, told.performance);
    const held = his.tricks.find((m) => m?.trick === told.trick);
    if (held) held.markers--;
    if (!show || !POSITIONS.includes(slot) || show.markers.some((m) => m.slot === slot)) return;
    const { school } = trickOf(String(told.trick));
    const corners = DIRECTIONS.map((_, d) => cornerOf(school, DIRECTIONS.indexOf(turned), d));
    show.markers.push({
      player: HEIR,
      trick: String(told.trick),
      symbol: held?.symbol ?? 'spades',
      pieces: 1,
      slot,
      turned,
      corners,
    });
    const on = lying(show);
    show.links = showOf(show.card).circles.filter(([a, b]) => isLink(on, a, b)).length;
  },
  'heir-renovates': renovate,
  'heir-renovates-anyway': renovate,
  'heir-teaches': enterRoom,
  'heir-practises': enterRoom,
  'heir-learns-secret': (_v, told, _h, his) => void his.academy?.secrets.push(String(told.secret)),
  'heir-markers-return': (view, told, _h, his) => {
    const show = cardOf(view, told.performance);
    if (!show) return;
    for (const m of show.markers.filter((each) => each.player === HEIR)) {
      const held = his.tricks.find((each) => each?.trick === m.trick);
      if (held) held.markers++;
    }
    show.markers = show.markers.filter((m) => m.player !== HEIR);
  },
};

/** The phase that a note belongs to, where it tells that. */
const PHASE_OF: Record<string, string> = {
  'heir-advertises': 'advertise',
  'heir-plan-perform': 'assignment',
  'heir-plan-setup': 'assignment',
  'heir-chooses': 'place_characters',
  'heir-performs': 'performance',
  'heir-cannot-perform': 'performance',
  'heir-changes-coins': 'end_of_round',
  'heir-hired-join': 'end_of_round',
};

export const GAINS: Record<string, ['fame' | 'coins' | 'shards', number]> = {
  'gains-fame': ['fame', 1],
  'gains-coins': ['coins', 1],
  'gains-shards': ['shards', 1],
  'loses-fame': ['fame', -1],
  'pays-coins': ['coins', -1],
  'spends-shards': ['shards', -1],
};

function play(view: TrickerionView, after: TrickerionView, told: Told, whole: boolean): void {
  const his = view.troupes[1];
  view.phase = PHASE_OF[told.note] ?? view.phase;
  PLAYS[told.note]?.(view, told, view.heir!, his, after);
  const gain = GAINS[told.note];
  const side = told.player === HEIR ? his : whole ? troupeOf(view, String(told.player)) : undefined;
  if (side && gain) side[gain[0]] += gain[1] * Number(told.n);
  if (side && told.note === 'places') place(view, side, told);
}
