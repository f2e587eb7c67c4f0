// @ts-nocheck
// Drawings of Pax Illuminaten: icons on the 24 grid of the common ones, and portraits in silhouette.
import { c, cf, f, ICONS, s, star } from '../../art/icons.js';

// Icons join the common set once this game's board is loaded; no other page carries them.
Object.assign(ICONS, {
  degree1: f('M3 16h18v4H3z'), degree2: f('M3 16h18v4H3zM5.5 10h13v4h-13z'), degree3: f('M3 16h18v4H3zM5.5 10h13v4h-13zM8 4h8v4H8z'),
  grand_master: f(star(8, 11, 5.2)) + cf('M12 9.4a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 1 0 0-5.2z'),
  royal_arch: f('M2 22V12a10 10 0 0 1 20 0v10h-5.5V12a4.5 4.5 0 0 0-9 0v10z') + c('M10 2.5l.8 4.8M14 2.5l-.8 4.8M3 8.5l4.5 2.3M21 8.5l-4.5 2.3', 1.3),
  mason: s('M12 3.5L6 19M12 3.5L18 19', 2.2) + s('M3.5 10.5L12 18l8.5-7.5', 2.2) + f('M12 1.2a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 1 0 0-4.4z'),
  rosicrucian: f('M10 1.5h4v4.8a6 6 0 0 1 3.7 3.7h4.8v4h-4.8a6 6 0 0 1-3.7 3.7v4.8h-4v-4.8A6 6 0 0 1 6.3 14H1.5v-4h4.8A6 6 0 0 1 10 6.3z') + c('M12 8.3a3.7 3.7 0 1 0 .1 0M12 10.5a1.5 1.5 0 1 1-1.2 2.4', 1.2),
  dagger: f('M12 22.5l-2.6-5V9.5h5.2v8zM6 6.5h12v2.5H6zM10.6 1.5h2.8v5h-2.8z') + c('M12 10v8.5', 1.1),
  hammers: s('M6 21L15.5 8.5M18 21L8.5 8.5', 2.3) + f('M12.5 5.7l3-3.7 6 4.8-3 3.7zM11.5 5.7l-3-3.7-6 4.8 3 3.7z'),
  favor: f('M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z') + c('M12 4.7a7.3 7.3 0 1 0 .1 0', 1.1) + cf(star(6, 5, 2.4)),
  scout: f('M3 10.5l4-1.6 3 7.2-4 1.6zM8 8.3l6.5-2.7 3.2 7.7-6.5 2.7zM15.6 4.2l4-1.7 4 9.6-4 1.7z') + s('M11 17l-2 5M12.5 16.5l3 5.5', 1.7),
  influence: f('M9 2.5h6l-.8 6.5c2 .8 3.3 2 3.8 4H6c.5-2 1.8-3.2 3.8-4zM4 14.5h16V18H4zM6 19.5h12V22H6z'),
  interrogate: f('M3 3h18v13h-8l-5.5 5.5V16H3z') + c('M9.3 7.6a2.7 2.7 0 1 1 3.9 2.5c-.9.5-1.2 1-1.2 1.6M12 13.6v.1', 1.9),
  ostracize: f('M4 2h9v20H4z') + cf('M10 11a1.3 1.3 0 1 0 0 2.6a1.3 1.3 0 1 0 0-2.6z') + s('M15.5 12H22M18.5 8.5L22 12l-3.5 3.5', 2.2),
  reassign: f('M5 3a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7z') + s('M9.5 6.5H15a4 4 0 0 1 0 8H9', 2) + s('M12 11l-3.5 3.5L12 18', 2) + f('M19 15a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7z'),
  oust: s('M4 4l12.5 12.5M20 4L7.5 16.5', 2.4) + s('M13.5 19.5l6-6M10.5 19.5l-6-6M17.5 17.5L21 21M6.5 17.5L3 21', 2.2),
  majordomo: f('M12 1.5a2.8 2.8 0 0 1 2.8 2.8c0 1.2-.7 2.2-1.8 2.6V22h-2V6.9a2.8 2.8 0 0 1 1-5.4z') + f('M4 10c3 2.5 5 2.5 7 .8v3.4c-2.5 1.5-5 .8-7-1.4zM20 10c-3 2.5-5 2.5-7 .8v3.4c2.5 1.5 5 .8 7-1.4z'),
  edict: f('M5 2h13v14.5h3V19a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V4h2z') + c('M8.5 6.5h6.5M8.5 10h6.5M8.5 13.5h4', 1.4),
  special: f('M2.5 5h19v14h-19z') + c('M2.5 6l9.5 7.5L21.5 6', 1.6),
  plot: f('M12 1.5L23 20.5H1z') + c('M6.8 15.2S8.8 12 12 12s5.2 3.2 5.2 3.2-2 3.2-5.2 3.2-5.2-3.2-5.2-3.2z', 1.4) + cf('M12 13.7a1.5 1.5 0 1 0 0 3a1.5 1.5 0 1 0 0-3z'),
  reward: f('M12 2a7 7 0 1 0 0 14a7 7 0 1 0 0-14zM7 15.5L5.5 23 12 20l6.5 3-1.5-7.5c-1.3 1-3 1.7-5 1.7s-3.7-.7-5-1.7z') + cf(star(5, 4.4, 1.9, 12, 9)),
  quickfavor: f('M9 5a7 7 0 1 0 0 14A7 7 0 1 0 9 5z') + c('M9 7.7a4.3 4.3 0 1 0 .1 0', 1.1) + f('M20 2l-6 9h3.5L16 17l6-9h-3.5z'),
  extra: f('M4 3l9 9-9 9z') + s('M18 8v8M14 12h8', 2.4), boost: f('M12 2l9 9h-5v5H8v-5H3zM8 18.5h8V22H8z'),
  chain: s('M9.5 14.5l5-5M11 7l2-2a4.3 4.3 0 0 1 6 6l-2 2M13 17l-2 2a4.3 4.3 0 0 1-6-6l2-2', 2.3),
  influencetoken: f('M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19zM12 7.5a2.7 2.7 0 0 1 1.5 4.9L14.3 17H9.7l.8-4.6A2.7 2.7 0 0 1 12 7.5z'),
  lodge: f('M12 2l9.5 7H2.5zM4 10.5h3V19H4zM10.5 10.5h3V19h-3zM17 10.5h3V19h-3zM2.5 20.5h19v2h-19z'),
  pawn: f('M12 2a4.6 4.6 0 0 1 2.7 8.3h2.1v2.2h-2.2c.3 3.2 1.4 5 3.4 6.5H6c2-1.5 3.1-3.300 3.400-6.500H7.200v-2.200h2.100A4.600 4.600 0 0 1 12 2zM5 20.200h14V22.500H5z'),
  crosshair: s('M12 5a7 7 0 1 0 0 14a7 7 0 1 0 0-14zM12 1.500v6M12 16.500v6M1.500 12h6M16.500 12h6', 2),
});

// Silhouette portrait of the 1780s, parametric. Facing right, 100 x 100.
const rnd = (seed) => { let x = seed * 2654435761 % 4294967296; return () => { x ^= x << 13; x >>>= 0; x ^= x >>> 17; x ^= x << 5; x >>>= 0; return x / 4294967296; }; };
/** @param {number} n @param {{wig?: string, bust?: string}} look */
export function silhouette(n, { wig, bust } = {}) {
  const r = rnd(n + 7); for (let i = 0; i < 5; i++) r();
  const k = (a) => (r() * 2 - 1) * a;
  const fh = k(2), br = k(1), nl = 1 + k(2.6), nd = k(1.4), lip = k(.8), ch = k(2);
  wig ||= ['queue', 'bob', 'crop', 'queue', 'roll'][n % 5];
  bust ||= ['jabot', 'coat', 'uniform', 'robe'][n % 4];
  const I = 'var(--sil,#1c2320)', C = 'var(--silc,#e8dfc8)';
  const face = `M48 15C58 14 64 19 ${65.5 + fh} 30C${66 + fh} 33 ${64.6 + br} 35 ${65.6 + br} 37.5Q${69.5 + nl * .5} 42 ${74.5 + nl} ${47 + nd}Q${75.6 + nl} ${49.6 + nd} ${71.4} 50.8Q69 51.2 69 52.2Q${72.3 + lip} 54 ${70 + lip} 55.7L68.6 56.4Q${71.3 + lip} 58.2 ${69 + lip} 60.2Q67.2 61.6 ${68.6 + ch * .3} 64Q${71 + ch} 67 ${67.6 + ch} 70.2Q63.5 73.4 57.5 72.3Q56 75 56.5 79L58 84L38 84Q37 76 35 68C28 56 27 26 48 15z`;
  const busts = {
    jabot: 'M56 76c3 1 4 3 3 5 3 1 4 3 3 5 3 1 4 4 2.5 6.5 1.5 1.5 2 3 1.5 5Q44 104 17 97Q21 84 37 78z',
    coat: 'M57 76Q60 79 59 82Q68 85 71 97Q44 104 16 97Q20 84 36 77z',
    uniform: 'M36 70L58 73L60 82Q69 84 72 97Q44 104 14 97Q13 90 18 85Q26 80 37 78z',
    robe: 'M57 76Q61 80 60 84Q72 84 77 97Q44 104 10 97Q14 82 36 76z',
    bands: 'M57 76Q60 79 59 82Q69 85 72 97Q44 104 15 97Q19 84 36 77z',
  };
  const wigs = {
    queue: `M64 25C60 10 40 7 31 19C24 29 25 46 30 58Q33 64 37 66L43 62Q47 44 52 36Q58 29 64 25z`,
    bob: `M63.5 24C60 9 38 7 30 20C22 32 23 56 28 70Q36 76 44 70Q46 46 52 36Q58 29 63.5 24z`,
    crop: `M64.5 27C64 10 42 8 33 20C27 30 28 44 32 56L40 56Q42 42 50 37Q58 34 64.5 27z`,
    roll: `M64.5 24C62 7 38 5 29 19C22 30 24 48 30 60L43 61Q45 44 52 36Q58 29 64.5 24z`,
    cap: `M62 24C56 10 38 10 31 24L29 34Q44 28 62 24z M31 34C27 44 29 54 34 62L42 60Q42 46 46 36z`,
    long: `M64 25C60 8 38 7 30 20C22 34 23 60 24 82Q34 88 42 82Q46 50 52 37Q58 29 64 25z`,
  };
  const extra = {
    queue: `<path d="M30 60l-8-4 1 6-4 3 8 1-1 6 6-5z" fill="${I}"/><path d="M29 66Q24 76 22 90L27 91Q31 78 33 67z" fill="${I}"/><g fill="none" stroke="${C}" stroke-width="1.3"><path d="M35 47q6-3 12 0M34 53q6-3 12.5 0M34 59q5-3 11 0"/></g>`,
    bob: `<g fill="none" stroke="${C}" stroke-width="1.2"><path d="M28 44q8 4 19 0M28 52q8 4 18 0M29 60q7 4 16 0M31 67q6 3 13 0"/></g>`,
    crop: '', roll: `<path d="M30 62l-7-3 1 5-4 3 8 1 0 6 5-5z" fill="${I}"/><g fill="${I}" stroke="${C}" stroke-width="1.3"><ellipse cx="40" cy="48" rx="8" ry="3.6"/><ellipse cx="39" cy="55.5" rx="7.5" ry="3.4"/></g>`,
    cap: `<path d="M30 34Q46 27 62.5 24" fill="none" stroke="${C}" stroke-width="1.4"/>`, long: `<g fill="none" stroke="${C}" stroke-width="1.2"><path d="M28 46q8 5 19 0M26 56q9 5 19 0M25 66q9 5 18 0M25 76q8 4 17 0"/></g>`,
  };
  const trim = { jabot: `<path d="M57 79q3 2 1 4M59 85q3 2 1 4M61 91q3 2 1 4" fill="none" stroke="${C}" stroke-width="1.2"/>`, uniform: `<path d="M38 76L58 80M20 86q6-3 10 2" fill="none" stroke="${C}" stroke-width="1.3"/><circle cx="58" cy="90" r="1.3" fill="${C}"/>`, bands: `<path d="M55 79l3 9 3-1-2-8z M57 80" fill="${C}"/>`, robe: `<path d="M57 80Q56 90 52 99M58 82Q66 88 68 98" fill="none" stroke="${C}" stroke-width="1.2"/>`, coat: `<path d="M56 80Q58 90 54 99" fill="none" stroke="${C}" stroke-width="1.2"/>` };
  return `<path d="${face}" fill="${I}"/><path d="${busts[bust]}" fill="${I}"/><path d="${wigs[wig]}" fill="${I}"/>${extra[wig]}${trim[bust] || ''}`;
}
