import { calm } from './motion';
import { prefs } from './prefs.svelte';
import { say } from './texts.svelte';

// Calling somebody back to the table: a title that blinks while the page is out of sight, and two
// soft notes. Both only if they are wanted; on a screen that several share, not unless asked for.

const BLINK = 1100; // milliseconds
const MOST_BLINKS = 40;
let timer = 0;

export const blinks = (shared: boolean): boolean => prefs.blink ?? !shared;

function blink(): void {
  clearInterval(timer);
  let usual = '';
  let left = MOST_BLINKS;
  const stop = (): void => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', stop);
    if (usual) document.title = usual;
    usual = '';
  };
  timer = window.setInterval(() => {
    if (usual) {
      document.title = usual;
      usual = '';
      if (!--left) stop();
    } else {
      usual = document.title;
      document.title = say('page-your-move');
    }
  }, BLINK);
  document.addEventListener('visibilitychange', stop);
}

/** Two notes, one after the other. */
export function chime(): void {
  const sound = new AudioContext();
  [659, 880].forEach((pitch, i) => {
    const [tone, loud] = [sound.createOscillator(), sound.createGain()];
    const at = sound.currentTime + i * 0.16;
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0, at);
    loud.gain.linearRampToValueAtTime(0.12, at + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
    tone.connect(loud).connect(sound.destination);
    tone.start(at);
    tone.stop(at + 0.55);
  });
  setTimeout(() => void sound.close(), 1200);
}

/** It is this person's turn. */
export function call(shared: boolean): void {
  if (prefs.chime && (!shared || document.hidden)) chime();
  if (document.hidden && blinks(shared) && !calm()) blink();
}
