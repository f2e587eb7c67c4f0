// @ts-nocheck
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
