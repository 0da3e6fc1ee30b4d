import type { Clock } from '@beckon/host-page/clock';
import type { Listen } from '@beckon/host-page/listen';
import { PAGE_LOAD_RETRY_MS } from '../timings.ts';

interface PageLoadDeps {
  readonly window: Window;
  readonly clock: Clock;
  readonly listen: Listen;
}

/**
 * Goes on when the page can take popups: as soon as it has a body, looked for at once, when the
 * document is parsed, and once more after a second. A page that sets `poptinAfterPageLoad` loads
 * completely first. docs/behaviour/starting.md#when-the-page-is-ready.
 */
export function whenPageReady({ window, clock, listen }: PageLoadDeps, goOn: () => void): void {
  const { document } = window;
  let hasGoneOn = false;
  const look = (): void => {
    if (hasGoneOn || !isBodyThere(document)) return;
    hasGoneOn = true;
    goOn();
  };
  const start = (): void => {
    look();
    if (hasGoneOn) return;
    listen(document, 'DOMContentLoaded', look);
    clock.after(PAGE_LOAD_RETRY_MS, look);
  };
  if (Reflect.get(window, 'poptinAfterPageLoad') === true && document.readyState !== 'complete')
    listen(window, 'load', start);
  else start();
}

/** Scripts may run before the body begins, whatever the types say. */
function isBodyThere(document: Document): boolean {
  const body: unknown = document.body;
  return body !== null && body !== undefined;
}
