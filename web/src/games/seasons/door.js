// @ts-nocheck
import { AMBER as A, doorway, PAPER as M } from '../../art/door.js';
import { c, f, g, ICONS, rings, s } from '../../art/icons.js';

Object.assign(ICONS, {
  winter: s('M12 2v20M3.3 7l17.4 10M20.7 7L3.3 17', 1.9) + s('M9.3 3.8L12 6.3l2.7-2.5M9.3 20.2L12 17.7l2.7 2.5M3.5 10.6L7 9.2l-.6-3.7M20.5 13.4L17 14.8l.6 3.7M17.6 5.5L17 9.2l3.5 1.4M6.4 18.5L7 14.8l-3.5-1.4', 1.6),
  spring: Array.from({ length: 5 }, (_, i) => `<path fill="currentColor" transform="rotate(${i * 72} 12 12)" d="M12 10.5C9.3 9 8.3 6.4 9.3 4 10 2.3 11 1.8 12 2.9c1-1.1 2-.6 2.7 1.1 1 2.4 0 5-2.7 6.5z"/>`).join('') + `<circle cx="12" cy="12" r="2.9" fill="var(--cut,#141d1b)"/><circle cx="12" cy="12" r="1.7" fill="currentColor"/>`,
  summer: ICONS.sun,
  autumn: f('M20.8 2.8c1.2 6.2.4 11.6-3 14.8-3 2.9-7.3 3.2-10.6 1.5l-2.9 2.9-1.7-1.7 2.9-2.9C3.7 14 4.2 9.8 7.2 6.9c3.3-3.2 7.8-4.4 13.6-4.1z') + c('M6 18.5L16.5 8M9.5 15V9.8M12.5 12h5M9.5 15h5.3', 1.3),
});
const HAND = "<path d=\"M20 58V44L10 32c-2-3 2-6 5-4l6 6V12c0-4 6-4 6 0v14h1.5V8c0-4 6-4 6 0v18H36V11c0-4 6-4 6 0v17h1.5V17c0-4 6-4 6 0v23c0 8-3 11-5 18z\" fill=\"var(--e1,#f1e6c8)\" fill-rule=\"evenodd\"/><path d=\"M28 42c4-5 10-5 14 0-4 5-10 5-14 0z\" fill=\"none\" stroke=\"var(--e2,#d6a442)\" stroke-width=\"2.4\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/><circle cx=\"35\" cy=\"42\" r=\"2.2\" fill=\"var(--e2,#d6a442)\"/>";
const FIELD = '#232a45';

/** The door of this game in the lobby. */
export default {
  /** how a game stands, from its view */
  standing: (v) => ({
    where: v.round ? ['year', { year: ['', 'I', 'II', 'III'][v.year] ?? v.year, round: v.round }] : undefined,
    scores: v.mages?.map((m) => m.crystals),
  }),
  /** @param {string} id @param {number} w @param {number} h */
  draw(id, w, h) {
    const cx = w / 2;
    let a = '';
    const cy = 196;
    a += rings(cx, cy, 34, 8, '#343d61', 1);
    a += `<circle cx="${cx}" cy="${cy}" r="106" fill="none" stroke="${M}" stroke-width="2.5"/><circle cx="${cx}" cy="${cy}" r="100" fill="none" stroke="${M}" stroke-width="1"/><circle cx="${cx}" cy="${cy}" r="62" fill="#1a2036" stroke="${A}" stroke-width="2"/>`;
    for (let i = 0; i < 12; i++) { const t = i * Math.PI / 6 - Math.PI / 2; a += `<path d="M${cx + 62 * Math.cos(t)} ${cy + 62 * Math.sin(t)}L${cx + 100 * Math.cos(t)} ${cy + 100 * Math.sin(t)}" stroke="${M}" stroke-width="${i % 3 ? 1 : 2.5}"/>`; }
    [['winter', -45], ['spring', 45], ['summer', 135], ['autumn', 225]].forEach(([s, d]) => { a += `<circle cx="${cx + 81 * Math.cos(d * Math.PI / 180)}" cy="${cy + 81 * Math.sin(d * Math.PI / 180)}" r="17.5" fill="${FIELD}"/>` + g(s, cx + 81 * Math.cos(d * Math.PI / 180), cy + 81 * Math.sin(d * Math.PI / 180), 28, M, FIELD); });
    a += `<g transform="translate(${cx - 40} ${cy - 40}) scale(1.25)">${HAND}</g>`;
    a += `<path d="M${cx - 14} ${cy - 128}L${cx} ${cy - 104}L${cx + 14} ${cy - 128}z" fill="${A}"/>`;
    for (const [x, y, r] of [[40, 130, 5], [232, 118, 4], [58, 300, 4], [216, 312, 5], [136, 44, 5], [28, 216, 3], [246, 226, 3]]) a += `<path d="M${x} ${y - r * 2}L${x + r * .5} ${y - r * .5}L${x + r * 2} ${y}L${x + r * .5} ${y + r * .5}L${x} ${y + r * 2}L${x - r * .5} ${y + r * .5}L${x - r * 2} ${y}L${x - r * .5} ${y - r * .5}z" fill="${A}"/>`;
    return doorway(id, w, h, FIELD, a, `<path d="M0 ${h - 26}q20 -16 46 -5t50 -7 50 5 52 -8 74 10V${h}H0z" fill="#161b2e"/>`);
  },
};
