import type { Clock } from '@beckon/host-page/clock';
import type { Listen } from '@beckon/host-page/listen';
import { BACK_BUTTON_DELAY_MS } from '../timings.ts';
import type { Off } from './page-port.ts';

const MARK = 'beckonBack';

/**
 * Reports the back button, by a history entry of our own in front of the page's; only where the
 * owner enabled it. That entry keeps the page's own history state. Stopping leaves the entry where
 * it is: going back would look like the visitor. docs/behaviour/triggers.md#exit-intent.
 */
export function onBackButton(
  window: Window,
  clock: Clock,
  listen: Listen,
  handler: () => void,
): Off {
  let isLaid = false;
  const stopClock = clock.after(BACK_BUTTON_DELAY_MS, () => {
    const own = Object(window.history.state);
    window.history.pushState({ ...own, [MARK]: true }, '', window.location.href);
    isLaid = true;
  });
  const off = listen(window, 'popstate', () => {
    if (isLaid && !(MARK in Object(window.history.state))) handler();
  });
  return () => {
    stopClock();
    off();
  };
}
