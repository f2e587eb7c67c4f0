import type { Attachment } from 'svelte/attachments';

// The large card: on hover and focus beside the thing; on a long press or Space it stays.

interface Shown {
  value: string;
  near: DOMRect;
  stays: boolean;
}

class Peek {
  shown = $state.raw<Shown | null>(null);
  private back: HTMLElement | null = null;

  show(value: string, element: Element, stays = false): void {
    if (this.shown?.stays && !stays) return;
    if (stays) this.back = document.activeElement as HTMLElement | null;
    this.shown = { value, near: element.getBoundingClientRect(), stays };
  }

  hide(all = false): void {
    if (!this.shown || (this.shown.stays && !all)) return;
    const stayed = this.shown.stays;
    this.shown = null;
    if (stayed) this.back?.focus();
  }
}

export const peeking = new Peek();

/** Where the pointer was last: what is drawn anew under a still one was not pointed at. */
let last = { x: -1, y: -1 };
if (typeof document !== 'undefined')
  document.addEventListener('pointermove', ({ clientX, clientY }) => (last = { x: clientX, y: clientY }), {
    passive: true,
  });

/** Shows the large card of `value` from this element. */
export function peek(value: string): Attachment {
  return (node) => {
    if (!value) return;
    const element = node as HTMLElement;
    element.dataset.peek = ''; // a long press shows the card, not what its symbols mean
    let hover = 0;
    let press = 0;
    let pressed = false;
    let from = { x: 0, y: 0 };
    const word = element.getAttribute('role') === 'button'; // a card's name in a sentence does nothing else
    let still = false;
    const point = (): void => {
      still = false;
      hover = window.setTimeout(() => peeking.show(value, element), 300);
    };
    const enter = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') return;
      still = event.clientX === last.x && event.clientY === last.y;
      if (!still) point();
    };
    const leave = (): void => {
      still = false;
      clearTimeout(hover);
      clearTimeout(press);
      // An element that is taken away loses the focus while the page is drawn: nothing may change then.
      const shown = peeking.shown;
      if (shown) queueMicrotask(() => peeking.shown === shown && peeking.hide());
    };
    const focus = (): void => {
      if (element.matches(':focus-visible')) peeking.show(value, element);
    };
    const down = (event: PointerEvent): void => {
      pressed = false;
      clearTimeout(hover);
      if (event.pointerType === 'mouse') return;
      from = { x: event.clientX, y: event.clientY };
      press = window.setTimeout(() => {
        pressed = true;
        peeking.show(value, element, true);
      }, 450);
    };
    const up = (): void => clearTimeout(press);
    const move = (event: PointerEvent): void => {
      if (still && (event.clientX !== last.x || event.clientY !== last.y)) point();
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > 8) clearTimeout(press); // carried
    };
    const click = (event: MouseEvent): void => {
      clearTimeout(hover);
      if (pressed) {
        event.stopImmediatePropagation();
        event.preventDefault();
        pressed = false;
      } else if (word) peeking.show(value, element, true);
      else peeking.hide();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === ' ' || (word && event.key === 'Enter')) {
        event.preventDefault();
        peeking.show(value, element, true);
      }
    };
    const context = (event: Event): void => {
      if (pressed) event.preventDefault();
    };
    const gone = new AbortController();
    const { signal } = gone;
    element.addEventListener('pointerenter', enter, { signal });
    element.addEventListener('pointerleave', leave, { signal });
    element.addEventListener('focus', focus, { signal });
    element.addEventListener('blur', leave, { signal });
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', up, { signal });
    element.addEventListener('pointercancel', up, { signal });
    element.addEventListener('click', click, { signal, capture: true });
    element.addEventListener('keydown', key, { signal });
    element.addEventListener('contextmenu', context, { signal });
    return () => {
      leave();
      gone.abort();
    };
  };
}
