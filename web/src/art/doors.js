// @ts-nocheck
// The doors of the lobby.
import { ICONS, g, rays, rings } from './icons.js';
Object.assign(ICONS, {
 "spades": "<path fill=\"currentColor\" fill-rule=\"evenodd\" d=\"M12 2c2.5 4 8.5 6.5 8.5 11.5A4.3 4.3 0 0 1 13.2 16.5c.2 2.2 1 3.9 2.8 5.5H8c1.8-1.6 2.6-3.3 2.8-5.5A4.3 4.3 0 0 1 3.5 13.5C3.5 8.5 9.5 6 12 2z\" />",
 "hearts": "<path fill=\"currentColor\" fill-rule=\"evenodd\" d=\"M12 21.5C7.5 17 2.5 13.2 2.5 8.5A5 5 0 0 1 12 6.2a5 5 0 0 1 9.5 2.3c0 4.7-5 8.5-9.5 13z\" />",
 "clubs": "<path fill=\"currentColor\" fill-rule=\"evenodd\" d=\"M12 2a4.6 4.6 0 0 1 3.6 7.5 4.6 4.6 0 1 1-2.5 7.4c.3 2 1.1 3.6 2.9 5.1H8c1.8-1.5 2.6-3.1 2.9-5.1a4.6 4.6 0 1 1-2.5-7.4A4.6 4.6 0 0 1 12 2z\" />",
 "aristocracy": "<path fill=\"currentColor\" fill-rule=\"evenodd\" d=\"M2.5 7l4.5 4L12 3.5 17 11l4.5-4-1.8 11H4.3zM4.3 19.5h15.4V22H4.3z\" />",
 "magistrates": "<path fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"M12 3v17M5 6.5h14M8 21h8\"/><path fill=\"currentColor\" fill-rule=\"evenodd\" d=\"M5 6.5L1.5 14a3.5 3 0 0 0 7 0zM19 6.5L15.5 14a3.5 3 0 0 0 7 0z\" />",
 "connoisseurs": "<path fill=\"currentColor\" fill-rule=\"evenodd\" d=\"M9 3a6.5 6.5 0 0 1 5.3 10.2l7 7-2.1 2.1-7-7A6.5 6.5 0 1 1 9 3zm0 2.6a3.9 3.9 0 1 0 0 7.8a3.9 3.9 0 1 0 0-7.8z\" />",
 "artists": "<path fill=\"none\" stroke=\"currentColor\" stroke-width=\"2.3\" stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"M6.5 3c-3.5 5-2 10.5 3 12.5M17.5 3c3.5 5 2 10.5-3 12.5\"/><path fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.4\" stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"M9.8 4v9M12 4v9M14.2 4v9\"/><path fill=\"currentColor\" fill-rule=\"evenodd\" d=\"M5 3.2h14v1.8H5zM9 15h6l1 3.5H8zM6.5 19.5h11V22h-11z\" />",
 "clergy": "<path fill=\"currentColor\" fill-rule=\"evenodd\" d=\"M12 1.5c4.5 3.5 7 7.5 7 11L17.8 18H6.2L5 12.5c0-3.5 2.5-7.5 7-11zM5.5 19.5h13V22h-13z\" /><path fill=\"none\" stroke=\"var(--cut,#141d1b)\" stroke-width=\"1.9\" stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"M12 6.5v8M8.8 9.7h6.4\"/>",
 "scholars": "<path fill=\"currentColor\" fill-rule=\"evenodd\" d=\"M1.5 5c4-1.6 7.8-1.3 10.5 1 2.7-2.3 6.5-2.6 10.5-1v14.5c-4-1.4-7.6-1.1-10.5 1-2.9-2.1-6.5-2.4-10.5-1z\" /><path fill=\"none\" stroke=\"var(--cut,#141d1b)\" stroke-width=\"1.2\" stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"M12 6.5V20M4.5 9c2-.4 3.7-.2 5 .6M4.5 12.5c2-.4 3.7-.2 5 .6M19.5 9c-2-.4-3.7-.2-5 .6M19.5 12.5c-2-.4-3.7-.2-5 .6\"/>"
});
const HAND = "<path d=\"M20 58V44L10 32c-2-3 2-6 5-4l6 6V12c0-4 6-4 6 0v14h1.5V8c0-4 6-4 6 0v18H36V11c0-4 6-4 6 0v17h1.5V17c0-4 6-4 6 0v23c0 8-3 11-5 18z\" fill=\"var(--e1,#f1e6c8)\" fill-rule=\"evenodd\"/><path d=\"M28 42c4-5 10-5 14 0-4 5-10 5-14 0z\" fill=\"none\" stroke=\"var(--e2,#d6a442)\" stroke-width=\"2.4\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/><circle cx=\"35\" cy=\"42\" r=\"2.2\" fill=\"var(--e2,#d6a442)\"/>";
const arch = (w, h) => `M0 ${h}V${w * .5}A${w / 2} ${w / 2} 0 0 1 ${w} ${w * .5}V${h}z`;
const M = '#f1e6c8', A = '#d6a442';
export function door(id, w = 272, h = 372) {
  const cx = w / 2; let a = '', f; const dy = h - 340;
  if (id === 'seasons') {
    f = '#232a45'; const cy = 196;
    a += rings(cx, cy, 34, 8, '#343d61', 1);
    const q = [['winter', -55], ['spring', 35], ['summer', 125], ['autumn', 215]];
    a += `<circle cx="${cx}" cy="${cy}" r="106" fill="none" stroke="${M}" stroke-width="2.5"/><circle cx="${cx}" cy="${cy}" r="100" fill="none" stroke="${M}" stroke-width="1"/><circle cx="${cx}" cy="${cy}" r="62" fill="#1a2036" stroke="${A}" stroke-width="2"/>`;
    for (let i = 0; i < 12; i++) { const t = i * Math.PI / 6 - Math.PI / 2; a += `<path d="M${cx + 62 * Math.cos(t)} ${cy + 62 * Math.sin(t)}L${cx + 100 * Math.cos(t)} ${cy + 100 * Math.sin(t)}" stroke="${M}" stroke-width="${i % 3 ? 1 : 2.5}"/>`; }
    [['winter', -45], ['spring', 45], ['summer', 135], ['autumn', 225]].forEach(([s, d]) => { a += `<circle cx="${cx + 81 * Math.cos(d * Math.PI / 180)}" cy="${cy + 81 * Math.sin(d * Math.PI / 180)}" r="17.5" fill="${f}"/>` + g(s, cx + 81 * Math.cos(d * Math.PI / 180), cy + 81 * Math.sin(d * Math.PI / 180), 28, M, f); });
    a += `<g transform="translate(${cx - 40} ${cy - 40}) scale(1.25)">${HAND}</g>`;
    a += `<path d="M${cx - 14} ${cy - 128}L${cx} ${cy - 104}L${cx + 14} ${cy - 128}z" fill="${A}"/>`;
    for (const [x, y, r] of [[40, 130, 5], [232, 118, 4], [58, 300, 4], [216, 312, 5], [136, 44, 5], [28, 216, 3], [246, 226, 3]]) a += `<path d="M${x} ${y - r * 2}L${x + r * .5} ${y - r * .5}L${x + r * 2} ${y}L${x + r * .5} ${y + r * .5}L${x} ${y + r * 2}L${x - r * .5} ${y + r * .5}L${x - r * 2} ${y}L${x - r * .5} ${y - r * .5}z" fill="${A}"/>`;
    
  }
  if (id === 'trickerion') {
    f = '#3c1c24'; const cy = 190;
    a += rays(cx, 236, 64, 300, '#54303a', 1.2);
    // hat
    a += `<path d="M${cx - 46} 150h92l-7 92h-78z" fill="#140d10"/><path d="M${cx - 74} 240c10 22 138 22 148 0-20 10-128 10-148 0z" fill="#140d10"/><path d="M${cx - 40} 214h80l-1.5 18h-77z" fill="${A}"/><ellipse cx="${cx}" cy="150" rx="46" ry="9" fill="#2a1a20"/>`;
    // lozenges rising and linked
    const lo = (x, y, r, fl) => `<path d="M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}z" fill="${fl}" stroke="${M}" stroke-width="2"/>`;
    
    a += lo(cx - 24, 136, 26, '#ea8258') + lo(cx - 24, 84, 26, '#bdd9fc') + lo(cx + 28, 84, 26, '#62e2a8') + `<circle cx="${cx - 24}" cy="110" r="12" fill="none" stroke="${A}" stroke-width="3.5"/><circle cx="${cx + 2}" cy="84" r="12" fill="none" stroke="${A}" stroke-width="3.5"/>`;
    a += g('spades', cx - 24, 136, 20, '#1c1012') + g('hearts', cx - 24, 84, 20, '#1c1012') + g('clubs', cx + 28, 84, 20, '#1c1012');
    // curtains
    for (const sx of [1, -1]) { const T = `transform="translate(${sx < 0 ? w : 0} 0) scale(${sx} 1)"`; a += `<g ${T}><path d="M0 -60h58C70 120 52 220 8 300H0z" fill="#8f2a2a"/>${[10, 22, 34, 46].map((x, i) => `<path d="M${x} -60C${x + 8} 110 ${x - 6} 200 ${Math.max(0, x - 30)} 290" fill="none" stroke="#6b1c20" stroke-width="3"/>`).join('')}<path d="M8 300C52 220 70 120 58 -60" fill="none" stroke="${A}" stroke-width="3"/></g>`; }
    a += `<path d="M0 286h${w}v${h}H0z" fill="#241216"/><path d="M0 286h${w}" stroke="${A}" stroke-width="2.5"/>` + [0, 1, 2, 3, 4, 5].map(i => `<path d="M${11 + i * 42} 288a14 12 0 0 1 28 0z" fill="${A}"/>`).join('') + [0, 1, 2, 3, 4].map(i => `<path d="M0 ${308 + i * 15}H${w}" stroke="#3a2025" stroke-width="1.5"/>`).join('');
  }
  if (id === 'pax_illuminaten') {
    f = '#16342f'; const cy = 176;
    a += rays(cx, cy, 72, 320, '#24493f', 1.3);
    a += `<path d="M${cx} 58L${cx + 112} 252H${cx - 112}z" fill="#0f2622" stroke="${M}" stroke-width="2.5"/><path d="M${cx} 74L${cx + 98} 244H${cx - 98}z" fill="none" stroke="${A}" stroke-width="1.2"/>`;
    // owl
    a += `<path d="M${cx - 34} 128c10 8 20 10 34 10s24-2 34-10c4 16 10 26 10 48 0 34-18 56-44 64-26-8-44-30-44-64 0-22 6-32 10-48z" fill="${M}"/>` + [-17, 17].map(x => `<circle cx="${cx + x}" cy="160" r="15" fill="#0f2622"/><circle cx="${cx + x}" cy="160" r="9.5" fill="${A}"/><circle cx="${cx + x}" cy="160" r="4" fill="#0f2622"/>`).join('') + `<path d="M${cx - 6} 168h12l-6 13z" fill="${A}"/>` + [0, 1, 2].map(i => `<path d="M${cx - 24 + i * 5} ${190 + i * 13}q6 8 12 0t12 0 12 0 ${12 - i * 5} 0" fill="none" stroke="#0f2622" stroke-width="2.5"/>`).join('');
    a += `<path d="M${cx - 62} 244q62 -22 124 0v10q-62 -22 -124 0z" fill="${M}"/><path d="M${cx - 62} 256q62 -22 124 0v8q-62 -20 -124 0z" fill="${A}"/>`;
    ['aristocracy', 'magistrates', 'connoisseurs', 'artists', 'clergy', 'scholars'].forEach((k, i) => { const x = 31 + i * 42, y = 306; a += `<circle cx="${x}" cy="${y}" r="15" fill="var(--${k})" stroke="${M}" stroke-width="1.5"/>` + g(k, x, y, 18, '#fff8e8', `var(--${k})`); });
    a += `<path d="M16 338h240M16 344h240" stroke="${M}" stroke-width="1" opacity=".5"/>`;
  }
  return `<svg viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" aria-hidden="true"><clipPath id="dr${id}"><path d="${arch(w, h)}"/></clipPath><g clip-path="url(#dr${id})"><path d="M0 0H${w}V${h}H0z" fill="${f}"/><g transform="translate(0 ${dy * .45})">${a}</g>${id === 'trickerion' ? `<path d="M0 ${h - 30}h${w}v40H0z" fill="#241216"/>` : id === 'seasons' ? `<path d="M0 ${h - 26}q20 -16 46 -5t50 -7 50 5 52 -8 74 10V${h}H0z" fill="#161b2e"/>` : ''}</g><path d="${arch(w, h)}" fill="none" stroke="${A}" stroke-width="2"/></svg>`;
}
