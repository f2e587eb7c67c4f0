// @ts-nocheck
import { AMBER as A, doorway, PAPER as M } from '../../art/door.js';
import { g, ICONS, rays } from '../../art/icons.js';

Object.assign(ICONS, {
 "spades": "<path fill=\"currentColor\" fill-rule=\"evenodd\" d=\"M12 2c2.5 4 8.5 6.5 8.5 11.5A4.3 4.3 0 0 1 13.2 16.5c.2 2.2 1 3.9 2.8 5.5H8c1.8-1.6 2.6-3.3 2.8-5.5A4.3 4.3 0 0 1 3.5 13.5C3.5 8.5 9.5 6 12 2z\" />",
 "hearts": "<path fill=\"currentColor\" fill-rule=\"evenodd\" d=\"M12 21.5C7.5 17 2.5 13.2 2.5 8.5A5 5 0 0 1 12 6.2a5 5 0 0 1 9.5 2.3c0 4.7-5 8.5-9.5 13z\" />",
 "clubs": "<path fill=\"currentColor\" fill-rule=\"evenodd\" d=\"M12 2a4.6 4.6 0 0 1 3.6 7.5 4.6 4.6 0 1 1-2.5 7.4c.3 2 1.1 3.6 2.9 5.1H8c1.8-1.5 2.6-3.1 2.9-5.1a4.6 4.6 0 1 1-2.5-7.4A4.6 4.6 0 0 1 12 2z\" />",
});
const FIELD = '#3c1c24';

/** The door of this game in the lobby. */
export default {
  /** how a game stands, from its view */
  standing: (v) => ({
    where: v.round ? ['week', { week: ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII'][v.round] ?? v.round }] : undefined,
    scores: v.troupes?.map((m) => m.fame),
  }),
  /** @param {string} id @param {number} w @param {number} h */
  draw(id, w, h) {
    const cx = w / 2;
    let a = '';
    a += rays(cx, 236, 64, 300, '#54303a', 1.2);
    // hat
    a += `<path d="M${cx - 46} 150h92l-7 92h-78z" fill="#140d10"/><path d="M${cx - 74} 240c10 22 138 22 148 0-20 10-128 10-148 0z" fill="#140d10"/><path d="M${cx - 40} 214h80l-1.5 18h-77z" fill="${A}"/><ellipse cx="${cx}" cy="150" rx="46" ry="9" fill="#2a1a20"/>`;
    // lozenges rising and linked
    const lo = (x, y, r, fl) => `<path d="M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}z" fill="${fl}" stroke="${M}" stroke-width="2"/>`;
    a += lo(cx - 24, 136, 26, '#ea8258') + lo(cx - 24, 84, 26, '#bdd9fc') + lo(cx + 28, 84, 26, '#62e2a8') + `<circle cx="${cx - 24}" cy="110" r="12" fill="none" stroke="${A}" stroke-width="3.5"/><circle cx="${cx + 2}" cy="84" r="12" fill="none" stroke="${A}" stroke-width="3.5"/>`;
    a += g('spades', cx - 24, 136, 20, '#1c1012') + g('hearts', cx - 24, 84, 20, '#1c1012') + g('clubs', cx + 28, 84, 20, '#1c1012');
    // curtains
    for (const sx of [1, -1]) { const T = `transform="translate(${sx < 0 ? w : 0} 0) scale(${sx} 1)"`; a += `<g ${T}><path d="M0 -60h58C70 120 52 220 8 300H0z" fill="#8f2a2a"/>${[10, 22, 34, 46].map((x) => `<path d="M${x} -60C${x + 8} 110 ${x - 6} 200 ${Math.max(0, x - 30)} 290" fill="none" stroke="#6b1c20" stroke-width="3"/>`).join('')}<path d="M8 300C52 220 70 120 58 -60" fill="none" stroke="${A}" stroke-width="3"/></g>`; }
    a += `<path d="M0 286h${w}v${h}H0z" fill="#241216"/><path d="M0 286h${w}" stroke="${A}" stroke-width="2.5"/>` + [0, 1, 2, 3, 4, 5].map(i => `<path d="M${11 + i * 42} 288a14 12 0 0 1 28 0z" fill="${A}"/>`).join('') + [0, 1, 2, 3, 4].map(i => `<path d="M0 ${308 + i * 15}H${w}" stroke="#3a2025" stroke-width="1.5"/>`).join('');
    return doorway(id, w, h, FIELD, a, `<path d="M0 ${h - 30}h${w}v40H0z" fill="#241216"/>`);
  },
};
