// A QR code: bytes, error correction level M, versions 1 to 10, as ISO/IEC 18004 describes them.

const CHECKS = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26]; // error correction codewords of a block
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const WORDS = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346]; // all codewords
const ALIGNED: number[][] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The product of two elements of the field with 256 elements. */
function times(a: number, b: number): number {
  let out = 0;
  for (let bit = 7; bit >= 0; bit--) {
    out = (out << 1) ^ ((out >>> 7) * 0x11d);
    out ^= ((b >>> bit) & 1) * a;
  }
  return out;
}

/** What is left of the data when it is divided by the generator of so many codewords. */
function checksOf(data: number[], many: number): number[] {
  const generator: number[] = [...Array<number>(many - 1).fill(0), 1];
  let root = 1;
  for (let i = 0; i < many; i++) {
    for (let j = 0; j < many; j++) {
      generator[j] = times(generator[j], root);
      if (j + 1 < many) generator[j] ^= generator[j + 1];
    }
    root = times(root, 2);
  }
  const left: number[] = Array<number>(many).fill(0);
  for (const byte of data) {
    const factor = byte ^ left.shift()!;
    left.push(0);
    generator.forEach((g, i) => (left[i] ^= times(g, factor)));
  }
  return left;
}

/** Data and checks of all blocks, woven together; `at` is the version less one. */
function codewords(bytes: Uint8Array, at: number): number[] {
  const blocks = BLOCKS[at];
  const room = WORDS[at] - CHECKS[at] * blocks;
  const bits: number[] = [];
  const put = (value: number, long: number): void => {
    for (let i = long - 1; i >= 0; i--) bits.push((value >>> i) & 1);
  };
  put(4, 4); // bytes
  put(bytes.length, at < 9 ? 8 : 16);
  bytes.forEach((byte) => put(byte, 8));
  put(0, Math.min(4, room * 8 - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(parseInt(bits.slice(i, i + 8).join(''), 2));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  const short = Math.floor(room / blocks);
  const long = room % blocks; // so many blocks have one codeword more
  const parts: number[][] = [];
  for (let i = 0, from = 0; i < blocks; i++) {
    const size = short + (i >= blocks - long ? 1 : 0);
    parts.push(data.slice(from, from + size));
    from += size;
  }
  const checks = parts.map((part) => checksOf(part, CHECKS[at]));
  const out: number[] = [];
  for (let i = 0; i <= short; i++) for (const part of parts) if (i < part.length) out.push(part[i]);
  for (let i = 0; i < CHECKS[at]; i++) for (const each of checks) out.push(each[i]);
  return out;
}

/** The dark modules of the code for a text, row by row; null where the text is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const at = WORDS.findIndex((words, i) => words - CHECKS[i] * BLOCKS[i] >= bytes.length + (i < 9 ? 2 : 3));
  if (at < 0) return null;
  const size = 21 + 4 * at;
  const dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (x: number, y: number, on: boolean): void => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y][x] = on;
    fixed[y][x] = true;
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ])
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const far = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, far !== 2 && far !== 4);
      }
  const spots = ALIGNED[at];
  const last = spots.at(-1);
  for (const cy of spots)
    for (const cx of spots) {
      if ((cx === 6 && (cy === 6 || cy === last)) || (cy === 6 && cx === last)) continue;
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }
  const format = (mask: number): void => {
    let left = mask; // level M is 00
    for (let i = 0; i < 10; i++) left = (left << 1) ^ ((left >>> 9) * 0x537);
    const bits = ((mask << 10) | left) ^ 0x5412;
    const bit = (i: number): boolean => ((bits >>> i) & 1) === 1;
    for (let i = 0; i <= 5; i++) set(8, i, bit(i));
    set(8, 7, bit(6));
    set(8, 8, bit(7));
    set(7, 8, bit(8));
    for (let i = 9; i < 15; i++) set(14 - i, 8, bit(i));
    for (let i = 0; i < 8; i++) set(size - 1 - i, 8, bit(i));
    for (let i = 8; i < 15; i++) set(8, size - 15 + i, bit(i));
    set(8, size - 8, true);
  };
  format(0);
  if (at >= 6) {
    const version = at + 1;
    let left = version;
    for (let i = 0; i < 12; i++) left = (left << 1) ^ ((left >>> 11) * 0x1f25);
    const bits = (version << 12) | left;
    for (let i = 0; i < 18; i++) {
      const on = ((bits >>> i) & 1) === 1;
      set(size - 11 + (i % 3), Math.floor(i / 3), on);
      set(Math.floor(i / 3), size - 11 + (i % 3), on);
    }
  }
  const words = codewords(bytes, at);
  let n = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (let j = 0; j < 2; j++) {
        const x = right - j;
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (fixed[y][x]) continue;
        dark[y][x] = n < words.length * 8 && ((words[n >>> 3] >>> (7 - (n & 7))) & 1) === 1;
        n++;
      }
  }
  const flip = (mask: number): void => {
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) if (!fixed[y][x] && MASKS[mask](x, y)) dark[y][x] = !dark[y][x];
  };
  let best = 0;
  let least = Infinity;
  for (let mask = 0; mask < 8; mask++) {
    flip(mask);
    format(mask);
    const cost = ugliness(dark);
    if (cost < least) [best, least] = [mask, cost];
    flip(mask);
  }
  flip(best);
  format(best);
  return dark;
}

/** How hard a pattern is to read: runs, blocks, and too much of one colour. */
function ugliness(dark: boolean[][]): number {
  const size = dark.length;
  let cost = 0;
  let all = 0;
  for (let way = 0; way < 2; way++)
    for (let a = 0; a < size; a++) {
      let run = 0;
      let line = '';
      for (let b = 0; b < size; b++) {
        const on = way ? dark[b][a] : dark[a][b];
        line += on ? '1' : '0';
        run = b && line[b] === line[b - 1] ? run + 1 : 1;
        if (run === 5) cost += 3;
        else if (run > 5) cost++;
        if (!way && on) all++;
      }
      for (const finder of ['10111010000', '00001011101'])
        for (let from = line.indexOf(finder); from >= 0; from = line.indexOf(finder, from + 1)) cost += 40;
    }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++)
      if (dark[y][x] === dark[y - 1][x] && dark[y][x] === dark[y][x - 1] && dark[y][x] === dark[y - 1][x - 1])
        cost += 3;
  return cost + 10 * Math.floor(Math.abs((all * 20) / (size * size) - 10));
}
