import { g } from '../../art/icons.js';
import { cornerOf, seatOf } from './facts';

const TOWARDS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

export interface Drawn {
  /** null: a neutral one */
  player: string | null;
  symbol: string | null;
  school: string;
  turned: number;
  pieces?: number;
  ghost?: boolean;
}

const lozenge = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}z`;

/** A trick marker: a lozenge in the seat's colour with a school in each corner, the own one reversed out. */
export function marker(x: number, y: number, r: number, m: Drawn): string {
  const colour = m.player === null ? '#8d8a80' : `var(--seat-${seatOf(m.player) + 1})`;
  const ink = m.player === null ? '#17150f' : 'var(--on-seat)';
  const edge = m.ghost
    ? 'fill-opacity=".82" stroke="var(--lit)" stroke-width="2.5"'
    : 'stroke="#0b0708" stroke-width="1.5"';
  const under =
    (m.pieces ?? 1) > 1
      ? `<path d="${lozenge(x + 2, y + 5, r)}" fill="${colour}" stroke="#0b0708" stroke-width="1.5"/>`
      : '';
  const [ux, uy] = TOWARDS[m.turned];
  const t = r * 0.56;
  const near = r - t;
  const own = `M${x + ux * r} ${y + uy * r}L${x + ux * near + uy * t} ${y + uy * near + ux * t}L${x + ux * near - uy * t} ${y + uy * near - ux * t}z`;
  const corners = TOWARDS.map(([dx, dy], d) => {
    const is = d === m.turned;
    return g(
      cornerOf(m.school, m.turned, d),
      x + dx * r * 0.655,
      y + dy * r * 0.655,
      r * 0.41,
      is ? colour : ink,
      is ? ink : colour,
    );
  });
  return `${under}<path d="${lozenge(x, y, r)}" fill="${colour}" ${edge}/><path d="${own}" fill="${ink}"/>${corners.join('')}${m.symbol ? g(m.symbol, x, y, r * 0.5, ink) : ''}`;
}

export { lozenge };
