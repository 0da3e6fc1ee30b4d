import type { MouseEvent } from 'react';

/**
 * Whether a click opens a link in another tab or window, as the browser does with a modifier key or
 * the middle button. Undefined if the click opens nothing: the alt key downloads the page, and the
 * right button shows a menu. Needs the events `click` and `auxclick`.
 */
export function opensElsewhere(event: MouseEvent): boolean | undefined {
  const { altKey, button, ctrlKey, metaKey, shiftKey } = event;
  return altKey || button > 1 ? undefined : ctrlKey || metaKey || shiftKey || button > 0;
}
