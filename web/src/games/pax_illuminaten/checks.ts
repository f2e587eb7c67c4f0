import { PLOTS, SCRIPTS, type Condition } from 'virtual:pax';
import { say, t } from '../../core/texts.svelte';
import {
  capital,
  controlled,
  FACTIONS,
  factionName,
  influenceIn,
  influenceOn,
  luminary,
  mapOf,
  minePlaces,
  neighbours,
  placesOf,
  shortName,
  sideOf,
  type Lodge,
  type PaxView,
} from './facts';

// A plot as a list of conditions: what is met, how far the rest is, and by which cards. [P-12.3]

export interface Line {
  ok: boolean;
  text: string;
  /** the figure now */
  now: string;
  /** the cards that fulfil it */
  places: string[];
  /** how far, of how much */
  far?: [number, number];
}

const least = (view: PaxView, value: unknown): number =>
  value === undefined ? 0 : typeof value === 'number' ? value : (value as Record<string, number>)[String(view.sides.length)];
const cardAt = (view: PaxView, place: string) => luminary(view.map[place].card!);
const namesAt = (view: PaxView, places: string[]): string => places.map((q) => shortName(view.map[q].card!)).join(', ');
const most = (view: PaxView, seat: string, count: (seat: string) => number): number =>
  Math.max(0, ...view.sides.filter((s) => s.seat !== seat).map((s) => count(s.seat)));

function counted(text: string, places: string[], have: number, need: number, view: PaxView): Line {
  const names = namesAt(view, places);
  return {
    ok: have >= need,
    text,
    now: names ? say('page-pax-now-cards', { n: have, cards: names }) : say('page-pax-now', { n: have }),
    places,
    far: [Math.min(have, need), need],
  };
}

function beats(view: PaxView, seat: string, places: string[], count: (seat: string) => number): Line {
  const [own, other] = [count(seat), most(view, seat, count)];
  return { ok: own > other, text: say('page-pax-check-most'), now: say('page-pax-to', { n: own, m: other }), places };
}

/** The lines of a lodge plot for one lodge. */
function lodgeLines(view: PaxView, seat: string, c: Condition, lodge: Lodge | null): Line[] {
  const map = mapOf(view);
  const places = lodge?.places ?? [];
  const name = lodge ? capital(factionName(lodge.faction)) : say('page-pax-no-lodge');
  const own = influenceIn(view, places, seat);
  const out: Line[] = [];
  const add = (ok: boolean, key: string, n: number, now: string, at = places): void =>
    void out.push({ ok: !!lodge && ok, text: say(key, { n }), now: lodge ? now : name, places: at });
  const cards = least(view, c.min_cards);
  if (cards) add(places.length >= cards, 'page-pax-check-lodge', cards, `${name}, ${places.length}`);
  const outer = least(view, c.min_outer_cards);
  if (outer) {
    const found = places.filter((q) => !map.inner.includes(q));
    add(found.length >= outer, 'page-pax-check-outer', outer, `${name}, ${found.length}`, found);
  }
  const line = least(view, c.min_consecutive_central_row);
  if (line) {
    const run = longest(map.rows[2], places);
    add(run.length >= line, 'page-pax-check-line', line, `${name}: ${namesAt(view, run) || '0'}`, run);
  }
  if (c.touches_own_areopagus) {
    const mine = sideOf(view, seat)!.touches.filter((q) => places.includes(q));
    const other = view.sides.filter((s) => s.seat !== seat).flatMap((s) => s.touches).filter((q) => places.includes(q));
    add(mine.length > 0, 'page-pax-check-own-areopagus', 1, mine.length ? `${name}: ${namesAt(view, mine)}` : name, mine);
    add(other.length > 0, 'page-pax-check-other-areopagus', 1, other.length ? `${name}: ${namesAt(view, other)}` : name, other);
  }
  add(lodge?.control === seat, 'page-pax-check-control', 3, say('page-pax-to', { n: own, m: most(view, seat, (s) => influenceIn(view, places, s)) }));
  const influence = least(view, c.min_own_influence);
  if (influence) add(own >= influence, 'page-pax-check-influence', influence, String(own), places.filter((q) => influenceOn(view, q, seat)));
  return out;
}

function longest(row: string[], places: string[]): string[] {
  let best: string[] = [];
  let run: string[] = [];
  for (const q of row) {
    run = places.includes(q) ? [...run, q] : [];
    if (run.length > best.length) best = run;
  }
  return best;
}

/** The lodge that comes nearest. */
function nearest(view: PaxView, seat: string, c: Condition): Line[] {
  const all = view.lodges.map((lodge) => {
    const lines = lodgeLines(view, seat, c, lodge);
    return { lines, rank: lines.filter((l) => l.ok).length * 100 + influenceIn(view, lodge.places, seat) * 4 + lodge.places.length };
  });
  all.sort((a, b) => b.rank - a.rank);
  return all[0]?.lines ?? lodgeLines(view, seat, c, null);
}

/** Cards with one's influence that hang together, from those of the top row. */
function reachedFrom(view: PaxView, own: string[], from: string[]): string[] {
  const seen = [...from];
  for (const q of seen) for (const r of neighbours(view, q)) if (own.includes(r) && !seen.includes(r)) seen.push(r);
  return seen;
}

function path(view: PaxView, seat: string): Line[] {
  const rows = mapOf(view).rows;
  const all = (view.lodges.length ? view.lodges : [null]).map((lodge) => {
    const own = (lodge?.places ?? []).filter((q) => influenceOn(view, q, seat));
    const [top, low] = [own.filter((q) => rows[0].includes(q)), own.filter((q) => rows[4].includes(q))];
    const reached = reachedFrom(view, own, top);
    const whole = reached.some((q) => rows[4].includes(q));
    const name = lodge ? capital(factionName(lodge.faction)) : say('page-pax-no-lodge');
    const line = (ok: boolean, key: string, places: string[]): Line => ({
      ok,
      text: say(key),
      now: places.length ? `${name}: ${namesAt(view, places)}` : name,
      places,
    });
    return {
      lines: [line(top.length > 0, 'page-pax-check-top', top), line(low.length > 0, 'page-pax-check-bottom', low), line(whole, 'page-pax-check-path', whole ? reached : own)],
      rank: own.length + (top.length ? 10 : 0) + (low.length ? 10 : 0) + (whole ? 50 : 0),
    };
  });
  return all.sort((a, b) => b.rank - a.rank)[0].lines;
}

function star(view: PaxView, seat: string): Line[] {
  const own = minePlaces(view, seat);
  let best: string[] = [];
  for (const center of own) {
    const degree = cardAt(view, center).degree;
    const ring = neighbours(view, center).filter((q) => own.includes(q) && cardAt(view, q).degree === degree);
    if (ring.length + 1 > best.length) best = [center, ...ring.slice(0, 3)];
  }
  return [counted(say('page-pax-check-star'), best, best.length, 4, view)];
}

function innerGroup(view: PaxView, seat: string): Line[] {
  const own = minePlaces(view, seat).filter((q) => mapOf(view).inner.includes(q));
  const close = own.filter((q) => neighbours(view, q).filter((r) => own.includes(r)).length >= 2);
  const first = counted(say('page-pax-check-inner'), own, own.length, 4, view);
  return [first, { ok: close.length >= 4, text: say('page-pax-check-close'), now: namesAt(view, close) || '0', places: close }];
}

/** The check list of a plot for a seat. */
export function checks(view: PaxView, plot: string, seat: string): Line[] {
  return linesOf(view, PLOTS[plot], seat);
}

function linesOf(view: PaxView, c: Condition, seat: string): Line[] {
  const mine = minePlaces(view, seat);
  const held = controlled(view, seat);
  const need = least(view, c.min_cards);
  const of = (places: string[], key: 'degree' | 'order', value: unknown): string[] =>
    places.filter((q) => cardAt(view, q)[key] === value);
  switch (c.kind) {
    case 'control_lodge':
      return nearest(view, seat, c);
    case 'own_path_in_lodge':
      return path(view, seat);
    case 'same_degree_star':
      return star(view, seat);
    case 'inner_group':
      return innerGroup(view, seat);
    case 'control_cards':
      return [counted(say('page-pax-check-cards', { n: need }), held, held.length, need, view)];
    case 'shared_cards': {
      const shared = mine.filter((q) => view.map[q].slots!.some((s) => s && s !== seat));
      return [counted(say('page-pax-check-shared', { n: need }), shared, shared.length, need, view)];
    }
    case 'control_degree': {
      const fit = of(held, 'degree', c.degree);
      return [counted(say('page-pax-check-masters', { n: need }), fit, fit.length, need, view)];
    }
    case 'control_degrees': {
      const fit = held.filter((q) => (c.degrees as string[]).includes(cardAt(view, q).degree));
      return [counted(say('page-pax-check-great', { n: need }), fit, fit.length, need, view)];
    }
    case 'influence_on_degree': {
      const arches = (s: string): string[] => of(minePlaces(view, s), 'degree', c.degree);
      const wanted = least(view, c.min_own_influence);
      const count = (s: string): number => influenceIn(view, arches(s), s);
      return [counted(say('page-pax-check-arches', { n: wanted }), arches(seat), count(seat), wanted, view), beats(view, seat, arches(seat), count)];
    }
    case 'control_affiliation': {
      const count = (s: string): string[] => of(controlled(view, s), 'order', c.affiliation);
      const fit = count(seat);
      const out = [counted(say('page-pax-check-rosicrucians', { n: need }), fit, fit.length, need, view)];
      const wanted = least(view, c.min_own_influence);
      if (wanted) out.push(counted(say('page-pax-check-on-them', { n: wanted }), [], influenceIn(view, fit, seat), wanted, view));
      if (c.more_cards_than_each_opponent) out.push(beats(view, seat, fit, (s) => count(s).length));
      return out;
    }
    case 'control_affiliation_covering_factions': {
      const fit = of(held, 'order', c.affiliation);
      const missing = FACTIONS.filter((f) => !fit.some((q) => cardAt(view, q).factions.includes(f)));
      const line = counted(say('page-pax-check-masons'), fit, 6 - missing.length, 6, view);
      if (missing.length) line.now += ' ' + say('page-pax-missing', { list: missing.map(factionName).join(', ') });
      return [line];
    }
    case 'influence_on_map': {
      const wanted = least(view, c.min);
      const n = influenceIn(view, placesOf(view), seat);
      return [counted(say('page-pax-check-on-map', { n: wanted }), [], n, wanted, view)];
    }
    case 'edicts_in_event_discard': {
      const wanted = least(view, c.min);
      const out = [counted(say('page-pax-check-edicts', { n: wanted }), [], view.event_discard.edicts, wanted, view)];
      if (c.most_influence_on_map) out.push(beats(view, seat, [], (s) => influenceIn(view, placesOf(view), s)));
      return out;
    }
    case 'control_lodges_of_different_factions': {
      const fit = view.lodges.filter((l) => l.control === seat);
      const kinds = new Set(fit.map((l) => l.faction)).size;
      const wanted = least(view, c.min_lodges);
      return [{ ...counted(say('page-pax-check-lodges', { n: wanted }), [], kinds, wanted, view), places: fit.flatMap((l) => l.places) }];
    }
  }
  return [{ ok: false, text: t().about('plot', String(c.kind)), now: '', places: [] }];
}

/** The plots of the artificial opponent: any one of them wins. [P-15.9 to P-15.12] */
export const opponentChecks = (view: PaxView): Line[][] =>
  view.opponent ? SCRIPTS[view.opponent.id].plots.map((c) => linesOf(view, c, 'AO')) : [];
