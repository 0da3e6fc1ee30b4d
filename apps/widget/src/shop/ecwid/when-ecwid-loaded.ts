import { askPath, readPath } from '@beckon/host-page/page/foreign-object';
import type { ShopWindow } from '../shop-window.ts';

/**
 * Continues once, when the store's API is ready: now, or when `Ecwid.OnAPILoaded` fires. If even
 * `Ecwid` is missing, it is looked for after each script that the page loads.
 */
export function whenEcwidLoaded(
  window: ShopWindow,
  onScriptLoaded: (handler: () => void) => () => void,
  goOn: () => void,
): void {
  let hasGoneOn = false;
  const goOnOnce = (): void => {
    if (!hasGoneOn) goOn();
    hasGoneOn = true;
  };
  const look = (): boolean => {
    if (typeof readPath(window, 'Ecwid.Cart.get') === 'function') goOnOnce();
    else if (readPath(window, 'Ecwid.OnAPILoaded') !== undefined)
      askPath(window, 'Ecwid.OnAPILoaded.add', goOnOnce);
    else return false;
    return true;
  };
  if (look()) return;
  const stop = onScriptLoaded(() => {
    if (look()) stop();
  });
}
