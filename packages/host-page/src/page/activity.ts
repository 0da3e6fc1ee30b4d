import type { Listen, Off } from '../listen.ts';

const SIGNS_OF_LIFE = [
  'pointerdown',
  'pointermove',
  'keydown',
  'wheel',
  'touchstart',
  'scroll',
] as const;

/** Calls the handler at every sign that the visitor is active on the page. */
export function onActivity(window: Window, listen: Listen, handler: () => void): Off {
  const offs = SIGNS_OF_LIFE.map((type) => listen(window, type, handler, { capture: true }));
  return () => offs.forEach((off) => off());
}
