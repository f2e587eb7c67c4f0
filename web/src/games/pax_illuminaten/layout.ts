import type { MapFacts } from 'virtual:pax_illuminaten/facts';

// Where things lie on the map, in pixels of the drawing, and the outlines of lodges.

export interface Sizes {
  /** half a card's pitch, card, pitch of rows */
  u: number;
  w: number;
  h: number;
  py: number;
  /** height of an areopagus */
  arch: number;
  small: boolean;
}
export const LARGE: Sizes = { u: 72, w: 130, h: 78, py: 92, arch: 58, small: false };
export const SMALL: Sizes = { u: 46, w: 84, h: 62, py: 71, arch: 40, small: true };

export interface Laid {
  cards: Record<string, [number, number]>;
  seats: Record<string, [number, number]>;
  width: number;
  height: number;
}

/** The map with its areopagi; `turned`: by half a turn, so that the viewer's seat is at the bottom. */
export function lay(map: MapFacts, seats: string[], sizes: Sizes, turned: boolean): Laid {
  const last = Math.max(...Object.values(map.cards).map((c) => c.x));
  const spot = (x: number, row: number): [number, number] => (turned ? [last - x, 4 - row] : [x, row]);
  const cards: Record<string, [number, number]> = {};
  for (const [name, card] of Object.entries(map.cards)) {
    const [x, row] = spot(card.x, card.row);
    cards[name] = [x * sizes.u, row * sizes.py];
  }
  const areas: Record<string, [number, number]> = {};
  for (const seat of seats) {
    const [x, row] = spot(map.seats[seat].x, map.seats[seat].row);
    areas[seat] = area(x, row, last, sizes);
  }
  // Everything moves so that the drawing starts at a small margin; tags need room at the sides.
  const side = sizes.small ? 0 : 72;
  const all = [...Object.values(cards), ...Object.values(areas)];
  const left = Math.min(0, ...all.map(([x]) => x));
  const right = Math.max(...all.map(([x]) => x)) + sizes.w;
  const wide = Math.max(right - left, last * sizes.u + sizes.w + 2 * side);
  const dx = (wide - (right + left)) / 2 + 6;
  const top = Math.min(...Object.values(cards).map(([, y]) => y), ...Object.values(areas).map(([, y]) => y));
  const low = Math.max(
    ...Object.values(cards).map(([, y]) => y + sizes.h),
    ...Object.values(areas).map(([, y]) => y + sizes.arch),
  );
  const dy = 12 - top;
  const move = ([x, y]: [number, number]): [number, number] => [x + dx, y + dy];
  return {
    cards: Object.fromEntries(Object.entries(cards).map(([k, v]) => [k, move(v)])),
    seats: Object.fromEntries(Object.entries(areas).map(([k, v]) => [k, move(v)])),
    width: wide + 12,
    height: low - top + 24,
  };
}

/** An areopagus stands beside the two cards that it touches; on a small screen in the free corner. */
function area(x: number, row: number, last: number, s: Sizes): [number, number] {
  if (row < 0) return [x * s.u, -s.arch - 10];
  if (row > 4) return [x * s.u, 5 * s.py - (s.py - s.h) + 10];
  if (x < 0)
    return s.small
      ? [0, row < 2 ? 4 : 4 * s.py + s.h - s.arch]
      : [x * s.u, row * s.py + (row < 2 ? 8 : s.h - s.arch - 8)];
  if (x > last)
    return s.small
      ? [last * s.u, row < 2 ? 4 : 4 * s.py + s.h - s.arch]
      : [x * s.u, row * s.py + (row < 2 ? 8 : s.h - s.arch - 8)];
  return [x * s.u, row * s.py + (row < 2 ? 4 : s.h - s.arch - 4)];
}

/** The outline of a lodge, `o` away from its cards. */
export function outline(map: MapFacts, laid: Laid, places: string[], o: number, s: Sizes): string {
  const rects: number[][] = [];
  for (const a of places) {
    const [ax, ay] = laid.cards[a];
    rects.push([ax - o, ay - o, s.w + 2 * o, s.h + 2 * o]);
    for (const b of Object.values(map.cards[a].neighbours)) {
      if (!places.includes(b)) continue;
      const [bx, by] = laid.cards[b];
      if (ay === by) rects.push([Math.min(ax, bx) + s.w - o, ay - o, s.u * 2 - s.w + 2 * o, s.h + 2 * o]);
      else {
        const left = Math.max(ax, bx);
        rects.push([
          left - o,
          Math.min(ay, by) + s.h - o,
          Math.min(ax, bx) + s.w - left + 2 * o,
          s.py - s.h + 2 * o,
        ]);
      }
    }
  }
  return union(rects);
}

type Point = [number, number];

/** The union of upright rectangles as one path with round corners. */
function union(rects: number[][]): string {
  const sorted = (all: number[]): number[] => [...new Set(all)].sort((a, b) => a - b);
  const xs = sorted(rects.flatMap((r) => [r[0], r[0] + r[2]]));
  const ys = sorted(rects.flatMap((r) => [r[1], r[1] + r[3]]));
  const inside = (i: number, j: number): boolean =>
    i >= 0 &&
    j >= 0 &&
    i < xs.length - 1 &&
    j < ys.length - 1 &&
    rects.some((r) => xs[i] >= r[0] && xs[i + 1] <= r[0] + r[2] && ys[j] >= r[1] && ys[j + 1] <= r[1] + r[3]);
  const edges = new Map<string, Point[]>();
  const add = (a: Point, b: Point): void =>
    void (edges.get(a.join()) ?? edges.set(a.join(), []).get(a.join())!).push(b);
  for (let j = 0; j < ys.length - 1; j++)
    for (let i = 0; i < xs.length - 1; i++) {
      if (!inside(i, j)) continue;
      const [x0, x1, y0, y1] = [xs[i], xs[i + 1], ys[j], ys[j + 1]];
      if (!inside(i, j - 1)) add([x0, y0], [x1, y0]);
      if (!inside(i + 1, j)) add([x1, y0], [x1, y1]);
      if (!inside(i, j + 1)) add([x1, y1], [x0, y1]);
      if (!inside(i - 1, j)) add([x0, y1], [x0, y0]);
    }
  let path = '';
  while (edges.size) {
    const start: string = edges.keys().next().value!;
    let at = start;
    let point = start.split(',').map(Number) as Point;
    const points: Point[] = [];
    do {
      points.push(point);
      const from = edges.get(at)!;
      point = from.pop()!;
      if (!from.length) edges.delete(at);
      at = point.join();
    } while (at !== start && edges.has(at));
    path += rounded(points);
  }
  return path;
}

function rounded(points: Point[]): string {
  const n = points.length;
  const bends = points.filter((p, i) => {
    const [a, b] = [points[(i + n - 1) % n], points[(i + 1) % n]];
    return !((a[0] === p[0] && p[0] === b[0]) || (a[1] === p[1] && p[1] === b[1]));
  });
  const span = (k: 0 | 1): number =>
    Math.max(...bends.map((p) => p[k])) - Math.min(...bends.map((p) => p[k]));
  if (span(0) * span(1) < 1200) return '';
  const towards = (from: Point, to: Point): string => {
    const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const part = Math.min(8, long / 2) / long;
    return `${(from[0] + (to[0] - from[0]) * part).toFixed(1)} ${(from[1] + (to[1] - from[1]) * part).toFixed(1)}`;
  };
  const m = bends.length;
  return (
    bends
      .map(
        (p, i) =>
          `${i ? 'L' : 'M'}${towards(p, bends[(i + m - 1) % m])}Q${p[0].toFixed(1)} ${p[1].toFixed(1)} ${towards(p, bends[(i + 1) % m])}`,
      )
      .join('') + 'z'
  );
}

/** A free place at the side of a lodge for its tag; taken ones are skipped. */
export function tagSpot(
  laid: Laid,
  places: string[],
  taken: [number, number][],
  s: Sizes,
): [number, number] | null {
  const cards = Object.values(laid.cards);
  const free = (x: number, y: number): boolean =>
    x >= 0 &&
    x + 76 <= laid.width &&
    ![...cards, ...Object.values(laid.seats)].some(
      ([cx, cy]) => x < cx + s.w && x + 76 > cx && y < cy + s.h && y + 24 > cy,
    ) &&
    !taken.some(([tx, ty]) => Math.abs(tx - x) < 80 && Math.abs(ty - y) < 27);
  for (const q of places) {
    const [x, y] = laid.cards[q];
    for (const dx of [s.w + 13, -76 - 13])
      for (const dy of [26, 2, 52]) if (free(x + dx, y + dy)) return [x + dx, y + dy];
  }
  return null;
}
