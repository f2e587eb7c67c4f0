// @ts-nocheck
// Arcanum icon set. 24 x 24 grid, solid silhouettes, currentColor; engraved cuts use var(--cut).
// f = filled path, s = stroked line (2 px, round), c = cut drawn over a fill.
export const f = (d, x = '') => `<path fill="currentColor" fill-rule="evenodd" d="${d}" ${x}/>`;
export const s = (d, w = 2) => `<path fill="none" stroke="currentColor" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
export const c = (d, w = 1.5) => `<path fill="none" stroke="var(--cut,#141d1b)" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
export const cf = (d) => `<path fill="var(--cut,#141d1b)" d="${d}"/>`;

const ray = (n, r1, r2) => Array.from({ length: n }, (_, i) => {
  const a = (i / n) * 2 * Math.PI;
  return `M${(12 + r1 * Math.sin(a)).toFixed(2)} ${(12 - r1 * Math.cos(a)).toFixed(2)}L${(12 + r2 * Math.sin(a)).toFixed(2)} ${(12 - r2 * Math.cos(a)).toFixed(2)}`;
}).join('');
export const star = (n, R, r, cx = 12, cy = 12, rot = 0) => 'M' + Array.from({ length: 2 * n }, (_, i) => {
  const a = rot + (i / (2 * n)) * 2 * Math.PI, q = i % 2 ? r : R;
  return `${(cx + q * Math.sin(a)).toFixed(2)} ${(cy - q * Math.cos(a)).toFixed(2)}`;
}).join('L') + 'z';
export const gear = (n, R, r, hole) => {
  let d = ''; const t = Math.PI / n;
  for (let i = 0; i < n; i++) {
    const a = i * 2 * t;
    const p = (q, b) => `${(12 + q * Math.sin(b)).toFixed(2)} ${(12 - q * Math.cos(b)).toFixed(2)}`;
    d += `${i ? 'L' : 'M'}${p(r, a - t * .95)}L${p(r, a - t * .5)}L${p(R, a - t * .34)}L${p(R, a + t * .34)}L${p(r, a + t * .5)}`;
  }
  return d + `zM${12 - hole} 12a${hole} ${hole} 0 1 0 ${2 * hole} 0a${hole} ${hole} 0 1 0 ${-2 * hole} 0z`;
};
export const scallop = (n, R, b) => { let d = ''; for (let i = 0; i < n; i++) { const a = (i / n) * 2 * Math.PI, e = ((i + 1) / n) * 2 * Math.PI; const P = (q) => `${(12 + R * Math.sin(q)).toFixed(2)} ${(12 - R * Math.cos(q)).toFixed(2)}`; d += `${i ? '' : 'M' + P(a)}A${b} ${b} 0 0 1 ${P(e)}`; } return d + 'z'; };

/** @type {Record<string, string>} */
export const ICONS = {
  // ------------------------------------------------------------ Arcanum
  sigil: f('M12 1.2C6.6 1.2 3 5 3 10.2V22.8h18V10.2C21 5 17.4 1.2 12 1.2zM12 8.2a3 3 0 0 1 1.7 5.47L15 19H9l1.3-5.33A3 3 0 0 1 12 8.2z'),
  keyhole: f('M12 3.5a5 5 0 0 1 2.9 9.07L17 21H7l2.1-8.43A5 5 0 0 1 12 3.5z'),
  seal: f(scallop(9, 9.6, 4)) + c('M12 7.2a2.3 2.3 0 0 1 1.2 4.25L14 16h-4l.8-4.55A2.3 2.3 0 0 1 12 7.2z', 1.4),
  // ------------------------------------------------------------ seat marks
  orb: f('M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19z'),
  block: f('M5.5 3h13A2.5 2.5 0 0 1 21 5.5v13a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 18.5v-13A2.5 2.5 0 0 1 5.5 3z'),
  peak: f('M10.4 2.9a1.9 1.9 0 0 1 3.2 0l9 15.8a1.9 1.9 0 0 1-1.6 2.8H3a1.9 1.9 0 0 1-1.6-2.8z'),
  star: f(star(4, 11.9, 6)),
  // ------------------------------------------------------------ interface
  undo: s('M9 6L4 11l5 5') + s('M4.5 11H14a5.5 5.5 0 0 1 0 11h-2'),
  play: f('M7 4l13 8-13 8z'), pause: f('M6 4h4v16H6zM14 4h4v16h-4z'),
  next: f('M5 4l10 8-10 8zM16 4h3v16h-3z'), prev: f('M19 4L9 12l10 8zM5 4h3v16H5z'),
  first: f('M20 4l-8 8 8 8zM12 4l-8 8 8 8zM2 4h2v16H2z'), last: f('M4 4l8 8-8 8zM12 4l8 8-8 8zM20 4h2v16h-2z'),
  check: s('M4.5 12.5l5 5L19.5 7', 2.6), cross: s('M6 6l12 12M18 6L6 18', 2.6), plus: s('M12 5v14M5 12h14', 2.6),
  arrow: s('M4 12h15M13 6l6 6-6 6'), chev: s('M9 5l7 7-7 7', 2.4), chevdown: s('M5 9l7 7 7-7', 2.4),
  hidden: s('M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z') + s('M4 20L20 4'),
  eye: s('M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z') + f('M12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7z'),
  sealed: f('M3 5h18v14H3z') + c('M3 5.5l9 8 9-8') + f('M12 10.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7z') + c('M12 10.2a3.8 3.8 0 1 0 0 7.6a3.8 3.8 0 1 0 0-7.6z', 1.2),
  menu: s('M4 7h16M4 12h16M4 17h16'),
  sunmoon: s('M12 4a8 8 0 1 0 8 8') + f('M12 4a8 8 0 0 0 0 16z'),
  lang: s('M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM3.5 12h17M12 3c3 2.7 3.5 6 3.5 9s-.5 6.3-3.5 9c-3-2.7-3.5-6-3.5-9s.5-6.3 3.5-9z', 1.8),
  log: s('M5 5h14M5 10h14M5 15h9M5 20h6'), chat: f('M3 4h18v13H11l-5 4v-4H3z'), rules: f('M4 4.5C7 3.5 10 4 12 5.5c2-1.5 5-2 8-1v15c-3-1-6-.5-8 1-2-1.5-5-2-8-1z') + c('M12 6v14'),
  human: f('M12 3a4.3 4.3 0 1 0 0 8.6A4.3 4.3 0 1 0 12 3zM3.5 21c0-5 3.7-8 8.5-8s8.5 3 8.5 8z'),
  bot: f('M11 2h2v3h4.5A2.5 2.5 0 0 1 20 7.5v8a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 15.5v-8A2.5 2.5 0 0 1 6.5 5H11zM8 20h8v2H8zM8.6 9.3a1.9 1.9 0 1 0 0 3.8a1.9 1.9 0 1 0 0-3.8zM15.4 9.3a1.9 1.9 0 1 0 0 3.8a1.9 1.9 0 1 0 0-3.8z'),
  link: s('M10 14a4.5 4.5 0 0 0 6.4 0l3-3A4.5 4.5 0 0 0 13 4.6l-1.2 1.2M14 10a4.5 4.5 0 0 0-6.4 0l-3 3A4.5 4.5 0 0 0 11 19.4l1.2-1.2'),
  clock: s('M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM12 7v5.5l3.5 2'), bell: f('M12 2.5c-3.8 0-6 2.7-6 6.5v5l-2.5 3.5h17L18 14V9c0-3.8-2.2-6.5-6-6.5zM9.5 19a2.5 2.5 0 0 0 5 0z'),
  note: f('M4 3h16v12l-6 6H4z') + c('M14 21v-6h6M7.5 8h9M7.5 12h5'), download: s('M12 4v11M7 10.5l5 5 5-5M4 20h16'),
  flag: f('M5 2h2v20H5zM8 3h11l-3 4.5 3 4.5H8z'),
  lock: f('M7 10V7.5a5 5 0 0 1 10 0V10h2v11H5V10zm2.5 0h5V7.5a2.5 2.5 0 0 0-5 0z'), trophy: f('M6 3h12v2h3c0 4-1.5 6.5-4.5 7-.8 1.7-2 2.6-3.5 3v2.5h3.5V21h-9v-3.5H11V15c-1.5-.4-2.7-1.3-3.5-3C4.5 11.5 3 9 3 5h3z'),
  textmode: s('M5 6V4.5h14V6M12 4.5v15M9 19.5h6', 2.2), zoom: s('M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM15.5 15.5L21 21M10.5 7.5v6M7.5 10.5h6'),
  // ------------------------------------------------------------ shared by games
  die: f('M5.5 3h13A2.5 2.5 0 0 1 21 5.5v13a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 18.5v-13A2.5 2.5 0 0 1 5.5 3z') + cf('M8 6.3a1.8 1.8 0 1 0 0 3.6a1.8 1.8 0 1 0 0-3.6zM16 14.1a1.8 1.8 0 1 0 0 3.6a1.8 1.8 0 1 0 0-3.6zM12 10.2a1.8 1.8 0 1 0 0 3.6a1.8 1.8 0 1 0 0-3.6z'),
  draw: f('M3.5 3h10a1.5 1.5 0 0 1 1.5 1.5V9h-1.5a4.5 4.5 0 0 0 0 12H3.5A1.5 1.5 0 0 1 2 19.5v-15A1.5 1.5 0 0 1 3.5 3z') + s('M17.5 11.5v8M13.5 15.5h8', 2.4),
  hand: f('M4 6.5l7-3 4.5 11-7 3z M13.2 3.2l6.3 2.3-4 11z', 'opacity="1"') + c('M11.5 3.5l4.3 10.8', 1.2),
  library: f('M3 4h4v16H3zM8.5 4h4v16h-4zM14 4.8l3.7-1.1 4 15.5-3.7 1z') + c('M3.5 8h3M9 8h3', 1.3),
  endturn: s('M5 4v16') + s('M9 12h11M15 7l5 5-5 5'),
  water: f('M12 1.8C8.3 7 5 10.9 5 15a7 7 0 0 0 14 0c0-4.1-3.3-8-7-13.2z') + c('M8.2 15.2a3.8 3.8 0 0 0 3.3 3.7', 1.7),
  fire: f('M13.2 1.5c.5 3.7-1.4 5.6-3.3 7.7C8 11.3 5.2 13 5.2 16.4a6.7 6.7 0 0 0 13.5.1c0-2.7-1.1-4.6-2.2-6.2-.4 1.6-1.2 2.5-2.3 3 .9-4.2.5-8.5-1-11.8z') + cf('M12 13.5c.3 1.7-2.4 2.5-2.4 4.7a2.4 2.4 0 0 0 4.8 0c0-1.9-1.5-2.7-2.4-4.7z'),
  sun: f('M12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10z') + s(ray(8, 7.6, 10.4), 2.2),
};
const CUT = 'var(--cut,#141d1b)';
/** An icon inside a drawing: no style attributes, a strict content policy forbids them.
 * @param {string} id @param {number} x @param {number} y @param {number} size */
export const g = (id, x, y, size, color = 'currentColor', cut = '') => `<g data-tip="${id}" transform="translate(${+(x - size / 2).toFixed(2)} ${+(y - size / 2).toFixed(2)}) scale(${+(size / 24).toFixed(3)})" color="${color}">${cut ? ICONS[id].replaceAll(CUT, cut) : ICONS[id]}</g>`;
/** @param {number} cx @param {number} cy @param {number} n @param {number} R */
export const rays = (cx, cy, n, R, stroke = 'currentColor', w = .7) => '<path fill="none" stroke="' + stroke + '" stroke-width="' + w + '" d="' + Array.from({ length: n }, (_, i) => { const a = i / n * Math.PI * 2; return `M${(cx + 9 * Math.cos(a)).toFixed(1)} ${(cy + 9 * Math.sin(a)).toFixed(1)}L${(cx + R * Math.cos(a)).toFixed(1)} ${(cy + R * Math.sin(a)).toFixed(1)}`; }).join('') + '"/>';
/** @param {number} cx @param {number} cy @param {number} n @param {number} step */
export const rings = (cx, cy, n, step, stroke = 'currentColor', w = .7) => Array.from({ length: n }, (_, i) => `<circle cx="${cx}" cy="${cy}" r="${(i + 1) * step}" fill="none" stroke="${stroke}" stroke-width="${w}"/>`).join('');
