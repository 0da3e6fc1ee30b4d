import type { Clock } from '@beckon/host-page/clock';
import type { Listen, Off } from '@beckon/host-page/listen';
import { readPath } from '@beckon/host-page/page/foreign-object';
import { COOKIE_BANNER_WAIT_MS } from '../timings.ts';

interface BannerOptions {
  readonly window: Window;
  readonly clock: Clock;
  readonly listen: Listen;
}

interface WatchedBanner {
  isOpen(): boolean;
  onClosed(handler: () => void): void;
  readonly stop: Off;
}

/** `expected`: its script is on the page and has not said yet whether it asks. */
type BannerState = 'expected' | 'open' | 'closed';

const BANNER = '.cmplz-cookiebanner.cmplz-show';

/**
 * The cookie banner of the page, by the events and classes of Complianz, which our own consent
 * script shares. A script that does not come is not waited for.
 */
export function watchCookieBanner({ window, clock, listen }: BannerOptions): WatchedBanner {
  const { document } = window;
  let state = firstState(window);
  let tell = (): void => undefined;
  const close = (): void => {
    state = 'closed';
    tell();
  };
  const giveUp = (): void => {
    if (state === 'expected') close();
  };
  const offs = [
    listen(document, 'cmplz_banner_status', (event) => {
      if (readPath(event, 'detail') === 'show') state = 'open';
      else close();
    }),
    // The last thing it says when it has nothing to ask; a status comes right after, if at all.
    listen(document, 'cmplz_fire_categories', () => void clock.after(0, giveUp)),
    ...(state === 'expected' ? [clock.after(COOKIE_BANNER_WAIT_MS, giveUp)] : []),
  ];
  return {
    isOpen: () => state === 'expected' || (state === 'open' && isToBeSeen(document)),
    onClosed(handler) {
      tell = handler;
    },
    stop: () => offs.forEach((off) => off()),
  };
}

function firstState(window: Window): BannerState {
  const { document } = window;
  if (document.querySelector(BANNER) !== null) return 'open';
  const isThere =
    readPath(window, 'complianz') !== undefined ||
    document.querySelector('script[src*="/consent.js"]') !== null;
  return isThere && readPath(window, 'wp_consent_type') === undefined ? 'expected' : 'closed';
}

/** A banner that an extension of the browser hides must not keep popups away for ever. */
function isToBeSeen(document: Document): boolean {
  const banner = document.querySelector(BANNER);
  return (
    banner === null ||
    banner.classList.contains('cmplz-hidden') ||
    banner.getClientRects().length > 0
  );
}
