// Pieces travel: every element with data-fly="name" that is somewhere else after a change goes
// there in a straight line; one that is new comes from where its data-from names: another piece,
// or a place marked data-anchor.

const still = matchMedia('(prefers-reduced-motion: reduce)');
export const calm = (): boolean => still.matches;

export type Photo = Map<string, DOMRect>;

export function photograph(): Photo {
  const photo: Photo = new Map();
  for (const element of document.querySelectorAll<HTMLElement>('[data-fly], [data-anchor]')) {
    const box = element.getBoundingClientRect();
    if (box.width) photo.set(element.dataset.fly ?? element.dataset.anchor!, box);
  }
  return photo;
}

export function fly(before: Photo): void {
  let waited = 0;
  for (const element of document.querySelectorAll<HTMLElement>('[data-fly]')) {
    const name = element.dataset.fly!;
    const to = element.getBoundingClientRect();
    if (!to.width || to.bottom < 0 || to.top > innerHeight) continue;
    const old = before.get(name);
    const from = old ?? before.get(element.dataset.from ?? '');
    if (!from) {
      if (old === undefined && element.dataset.from !== undefined) appear(element);
      continue;
    }
    const dx = from.left + from.width / 2 - (to.left + to.width / 2);
    const dy = from.top + from.height / 2 - (to.top + to.height / 2);
    if (Math.abs(dx) + Math.abs(dy) < 24) continue;
    if (calm()) {
      if (!old) appear(element);
      continue;
    }
    const scale = old ? Math.min(1.6, Math.max(0.4, from.width / to.width)) : 0.5;
    const delay = Math.min(waited, 500);
    waited += old ? 0 : 60;
    element.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 40, offset: 0 },
        { transform: `translate(${dx}px, ${dy - 6}px) scale(${scale})`, zIndex: 40, offset: 0.12 },
        { transform: 'none', zIndex: 40, offset: 1 },
      ],
      { duration: 380, delay, easing: 'cubic-bezier(.2,.7,.2,1)', fill: 'backwards' },
    );
  }
}

function appear(element: HTMLElement): void {
  if (calm()) {
    element.classList.add('changed');
    setTimeout(() => element.classList.remove('changed'), 1200);
  } else element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 260 });
}
