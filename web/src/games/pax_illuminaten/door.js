// @ts-nocheck
import { AMBER as A, doorway, PAPER as M } from '../../art/door.js';
import { g, ICONS, rays } from '../../art/icons.js';

Object.assign(ICONS, {
 "aristocracy": "<path fill=\"currentColor\" fill-rule=\"evenodd\" d=\"M2.5 7l4.5 4L12 3.5 17 11l4.5-4-1.8 11H4.3zM4.3 19.5h15.4V22H4.3z\" />",
 "magistrates": "<path fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"M12 3v17M5 6.5h14M8 21h8\"/><path fill=\"currentColor\" fill-rule=\"evenodd\" d=\"M5 6.5L1.5 14a3.5 3 0 0 0 7 0zM19 6.5L15.5 14a3.5 3 0 0 0 7 0z\" />",
 "connoisseurs": "<path fill=\"currentColor\" fill-rule=\"evenodd\" d=\"M9 3a6.5 6.5 0 0 1 5.3 10.2l7 7-2.1 2.1-7-7A6.5 6.5 0 1 1 9 3zm0 2.6a3.9 3.9 0 1 0 0 7.8a3.9 3.9 0 1 0 0-7.8z\" />",
 "artists": "<path fill=\"none\" stroke=\"currentColor\" stroke-width=\"2.3\" stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"M6.5 3c-3.5 5-2 10.5 3 12.5M17.5 3c3.5 5 2 10.5-3 12.5\"/><path fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.4\" stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"M9.8 4v9M12 4v9M14.2 4v9\"/><path fill=\"currentColor\" fill-rule=\"evenodd\" d=\"M5 3.2h14v1.8H5zM9 15h6l1 3.5H8zM6.5 19.5h11V22h-11z\" />",
 "clergy": "<path fill=\"currentColor\" fill-rule=\"evenodd\" d=\"M12 1.5c4.5 3.5 7 7.5 7 11L17.8 18H6.2L5 12.5c0-3.5 2.5-7.5 7-11zM5.5 19.5h13V22h-13z\" /><path fill=\"none\" stroke=\"var(--cut,#141d1b)\" stroke-width=\"1.9\" stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"M12 6.5v8M8.8 9.7h6.4\"/>",
 "scholars": "<path fill=\"currentColor\" fill-rule=\"evenodd\" d=\"M1.5 5c4-1.6 7.8-1.3 10.5 1 2.7-2.3 6.5-2.6 10.5-1v14.5c-4-1.4-7.6-1.1-10.5 1-2.9-2.1-6.5-2.4-10.5-1z\" /><path fill=\"none\" stroke=\"var(--cut,#141d1b)\" stroke-width=\"1.2\" stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"M12 6.5V20M4.5 9c2-.4 3.7-.2 5 .6M4.5 12.5c2-.4 3.7-.2 5 .6M19.5 9c-2-.4-3.7-.2-5 .6M19.5 12.5c-2-.4-3.7-.2-5 .6\"/>",
});
const FACTIONS = { aristocracy: '#8a6a08', magistrates: '#1a3f8f', connoisseurs: '#8a4db8', artists: '#7d1a3d', clergy: '#676a75', scholars: '#0b854f' };
const FIELD = '#16342f';

/** The door of this game in the lobby. */
export default {
  /** how a game stands, from its view */
  standing: (v) => ({
    where: v.round ? ['round', { round: v.round }] : undefined,
    scores: v.sides?.map((m) => m.points ?? 0),
  }),
  /** @param {string} id @param {number} w @param {number} h */
  draw(id, w, h) {
    const cx = w / 2;
    let a = '';
    const cy = 176;
    a += rays(cx, cy, 72, 320, '#24493f', 1.3);
    a += `<path d="M${cx} 58L${cx + 112} 252H${cx - 112}z" fill="#0f2622" stroke="${M}" stroke-width="2.5"/><path d="M${cx} 74L${cx + 98} 244H${cx - 98}z" fill="none" stroke="${A}" stroke-width="1.2"/>`;
    // owl
    a += `<path d="M${cx - 34} 128c10 8 20 10 34 10s24-2 34-10c4 16 10 26 10 48 0 34-18 56-44 64-26-8-44-30-44-64 0-22 6-32 10-48z" fill="${M}"/>` + [-17, 17].map(x => `<circle cx="${cx + x}" cy="160" r="15" fill="#0f2622"/><circle cx="${cx + x}" cy="160" r="9.5" fill="${A}"/><circle cx="${cx + x}" cy="160" r="4" fill="#0f2622"/>`).join('') + `<path d="M${cx - 6} 168h12l-6 13z" fill="${A}"/>` + [0, 1, 2].map(i => `<path d="M${cx - 24 + i * 5} ${190 + i * 13}q6 8 12 0t12 0 12 0 ${12 - i * 5} 0" fill="none" stroke="#0f2622" stroke-width="2.5"/>`).join('');
    a += `<path d="M${cx - 62} 244q62 -22 124 0v10q-62 -22 -124 0z" fill="${M}"/><path d="M${cx - 62} 256q62 -22 124 0v8q-62 -20 -124 0z" fill="${A}"/>`;
    Object.entries(FACTIONS).forEach(([k, color], i) => { const x = 31 + i * 42, y = 306; a += `<circle cx="${x}" cy="${y}" r="15" fill="${color}" stroke="${M}" stroke-width="1.5"/>` + g(k, x, y, 18, '#fff8e8', color); });
    a += `<path d="M16 338h240M16 344h240" stroke="${M}" stroke-width="1" opacity=".5"/>`;
    return doorway(id, w, h, FIELD, a);
  },
};
