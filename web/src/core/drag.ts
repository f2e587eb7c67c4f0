import type { Attachment } from 'svelte/attachments';
import { peeking } from './peek.svelte';

// Things that are carried to a place: by the mouse at once, by a finger after it has rested on them
// for a moment, so that the page can still be scrolled. Places are marked `data-drop="name"`.

const STIRS = 6; // pixels: less is a click
const RESTS = 230; // milliseconds

export interface Carrying {
  /** over which place it is; '': over none */
  over: (place: string) => void;
  drop: (place: string) => void;
}

function placeAt(x: number, y: number): string {
  const on = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]');
  return on?.dataset.drop ?? '';
}

/** Lets this element be carried; null: not now. */
export function carried(carrying: Carrying | null): Attachment {
  return (node) => {
    if (!carrying) return;
    const element = node as HTMLElement;
    const life = new AbortController();
    const { signal } = life;
    let ghost: HTMLElement | null = null;
    let begun: { x: number; y: number; finger: number } | null = null;
    let ready = false; // a finger has rested
    let rest = 0;
    let place = '';
    let carriedIt = false;

    const end = (): void => {
      clearTimeout(rest);
      ghost?.remove();
      ghost = null;
      begun = null;
      ready = false;
      if (place) carrying.over('');
      place = '';
    };
    const lift = (event: PointerEvent): void => {
      const box = element.getBoundingClientRect();
      ghost = element.cloneNode(true) as HTMLElement;
      for (const name of ['data-fly', 'data-noun', 'data-lit', 'data-drop']) ghost.removeAttribute(name);
      ghost.setAttribute('aria-hidden', 'true');
      Object.assign(ghost.style, {
        position: 'fixed',
        left: `${box.left}px`,
        top: `${box.top}px`,
        width: `${box.width}px`,
        pointerEvents: 'none',
        zIndex: '90',
        margin: '0',
        transition: 'none',
      });
      element.after(ghost);
      element.setPointerCapture(event.pointerId);
      peeking.hide(true);
    };
    const down = (event: PointerEvent): void => {
      if (event.button) return;
      carriedIt = false;
      begun = { x: event.clientX, y: event.clientY, finger: event.pointerId };
      ready = event.pointerType === 'mouse';
      if (!ready) rest = window.setTimeout(() => (ready = true), RESTS);
    };
    const move = (event: PointerEvent): void => {
      if (!begun || event.pointerId !== begun.finger) return;
      const [x, y] = [event.clientX - begun.x, event.clientY - begun.y];
      if (!ghost) {
        if (Math.hypot(x, y) < STIRS) return;
        if (!ready) return end(); // it scrolls
        lift(event);
      }
      ghost!.style.transform = `translate(${x}px, ${y}px) rotate(-2deg)`;
      const now = placeAt(event.clientX, event.clientY);
      if (now !== place) carrying.over((place = now));
    };
    const up = (event: PointerEvent): void => {
      if (!begun || event.pointerId !== begun.finger) return;
      const there = ghost ? placeAt(event.clientX, event.clientY) : '';
      carriedIt = ghost !== null;
      end();
      if (there) carrying.drop(there);
    };
    const click = (event: MouseEvent): void => {
      if (!carriedIt) return;
      carriedIt = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', up, { signal });
    element.addEventListener('pointercancel', end, { signal });
    element.addEventListener('click', click, { signal, capture: true });
    element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    element.addEventListener('touchmove', (event) => ready && event.preventDefault(), {
      signal,
      passive: false,
    });
    element.addEventListener('contextmenu', (event) => begun && ready && event.preventDefault(), { signal });
    return () => {
      end();
      life.abort();
    };
  };
}
