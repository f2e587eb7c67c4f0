// @ts-nocheck
import { g } from './icons.js';

export const PAPER = '#f1e6c8';
export const AMBER = '#d6a442';

const arch = (w, h) => `M0 ${h}V${w * .5}A${w / 2} ${w / 2} 0 0 1 ${w} ${w * .5}V${h}z`;

/** A door of the lobby: an arch with a drawing in it, and a floor.
 * @param {string} id @param {number} w @param {number} h @param {string} field @param {string} drawing */
export const doorway = (id, w, h, field, drawing, floor = '') =>
  `<svg viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" aria-hidden="true"><clipPath id="dr${id}"><path d="${arch(w, h)}"/></clipPath><g clip-path="url(#dr${id})"><path d="M0 0H${w}V${h}H0z" fill="${field}"/><g transform="translate(0 ${(h - 340) * .45})">${drawing}</g>${floor}</g><path d="${arch(w, h)}" fill="none" stroke="${AMBER}" stroke-width="2"/></svg>`;

/** The door of a game that has none.
 * @param {string} id @param {number} w @param {number} h */
export const plainDoor = (id, w, h) => doorway(id, w, h, '#22302d', g('keyhole', w / 2, 176, 120, PAPER));
