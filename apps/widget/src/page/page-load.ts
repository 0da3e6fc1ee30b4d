import type { Clock } from '@beckon/host-page/clock';
import type { Listen } from '@beckon/host-page/listen';
import { PAGE_LOAD_RETRY_MS } from '../timings.ts';

interface PageLoadDeps {
  readonly window: Window;
  readonly clock: Clock;
  readonly listen: Listen;
}

/**
 * Continues as soon as the page has a body. Checks that at once, when the document is parsed, and
 * once more after a second. A page that sets `poptinAfterPageLoad` loads completely first. A page
 * that the browser prerenders waits until it is shown.
 * docs/behaviour/starting.md#when-the-page-is-ready.
 */
export function whenPageReady({ window, clock, listen }: PageLoadDeps, goOn: () => void): void {
  const { document } = window;
  let hasGoneOn = false;
  const look = (): void => {
    // Scripts may run before the body exists, although the types do not allow for that.
    if (hasGoneOn || Reflect.get(document, 'prerendering') || !(document.body instanceof Element))
      return;
    hasGoneOn = true;
    goOn();
  };
  const start = (): void => {
    look();
    listen(document, 'DOMContentLoaded', look);
    listen(document, 'prerenderingchange', look);
    clock.after(PAGE_LOAD_RETRY_MS, look);
  };
  if (Reflect.get(window, 'poptinAfterPageLoad') === true && document.readyState !== 'complete')
    listen(window, 'load', start);
  else start();
}
