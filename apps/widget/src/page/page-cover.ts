import type { Clock } from '@beckon/host-page/clock';
import type { Guard } from '@beckon/host-page/guard';
import type { Listen, Off } from '@beckon/host-page/listen';
import { readPath } from '@beckon/host-page/page/foreign-object';
import { COOKIE_BANNER_LOADING_MS, COOKIE_BANNER_WAIT_MS } from '../timings.ts';

interface CoverOptions {
  readonly window: Window & Pick<typeof globalThis, 'ResizeObserver'>;
  readonly clock: Clock;
  readonly listen: Listen;
  readonly guard: Guard;
  readonly cookies: { get(name: string): string | undefined };
}

interface WatchedCover {
  /** Whether popups that open by themselves have to wait. */
  isCovered(): boolean;
  /** The handler is called when popups may no longer have to wait. */
  onUncovered(handler: () => void): void;
  readonly stop: Off;
}

/**
 * `expected`: the banner's script is on the page but has not said yet whether it will ask, or the
 * banner is still loading.
 */
type BannerState = 'expected' | 'open' | 'closed';

const BANNER = '.cmplz-cookiebanner.cmplz-show';

/**
 * Watches whether the page is covered: by its cookie banner, a full-screen video, or because its
 * tab is hidden. Nobody sees a popup that opens there, and it might close before the visitor comes
 * back. Banners are known by the events and classes of Complianz, which our own consent script also
 * uses. Popups do not wait for a script that does not load, nor for a banner that takes too long.
 */
export function watchPageCover({
  window,
  clock,
  listen,
  guard,
  cookies,
}: CoverOptions): WatchedCover {
  const { document } = window;
  let state = firstState(window, cookies);
  let onClose: (() => void) | undefined;
  const lookAgain = (): void => onClose?.();
  const close = (): void => {
    state = 'closed';
    lookAgain();
  };
  const giveUp = (): void => {
    if (state === 'expected') close();
  };
  // If the page reports a banner status, it does so right after these events.
  const giveUpSoon = (): void => void clock.after(0, giveUp);
  let stopWaiting: Off | undefined;
  const wait = (): void => {
    stopWaiting?.();
    const waitMs = mustAsk(window, cookies) ? COOKIE_BANNER_LOADING_MS : COOKIE_BANNER_WAIT_MS;
    stopWaiting = clock.after(waitMs, giveUp);
  };
  if (state === 'expected') wait();
  const offs = [
    listen(document, 'cmplz_banner_status', (event) => {
      if (readPath(event, 'detail') === 'show') state = 'open';
      else close();
    }),
    // The script fires this event last when it does not need to ask.
    listen(document, 'cmplz_fire_categories', () => {
      if (state === 'expected' && mustAsk(window, cookies)) wait();
      else giveUpSoon();
    }),
    // The script fires this event last when the banner is shown, or cannot be shown.
    listen(document, 'cmplz_cookie_warning_loaded', giveUpSoon),
    listen(document, 'visibilitychange', lookAgain),
    listen(document, 'fullscreenchange', lookAgain),
  ];
  // A page that shows itself sends no event.
  const appearing = new window.ResizeObserver(guard(lookAgain));
  appearing.observe(document.body);
  return {
    isCovered: () =>
      coversOf(window).includes(true) ||
      state === 'expected' ||
      (state === 'open' && isToBeSeen(document)),
    onUncovered(handler) {
      onClose = handler;
    },
    stop() {
      stopWaiting?.();
      appearing.disconnect();
      offs.forEach((off) => off());
    },
  };
}

function firstState(window: Window, cookies: CoverOptions['cookies']): BannerState {
  const has = (selector: string): boolean => window.document.querySelector(selector) !== null;
  if (has(BANNER)) return 'open';
  const isThere = readPath(window, 'complianz') !== undefined || has('script[src*="/consent.js"]');
  const hasStarted = readPath(window, 'wp_consent_type') !== undefined;
  const isDismissed = has('.cmplz-cookiebanner.cmplz-dismissed');
  const isComing = !hasStarted || (!isDismissed && mustAsk(window, cookies));
  return isThere && isComing ? 'expected' : 'closed';
}

/** Whether the script has started, and its settings and cookies say that a banner will show. */
function mustAsk(window: Window, cookies: CoverOptions['cookies']): boolean {
  const type = readPath(window, 'wp_consent_type');
  const prefix = readPath(window, 'complianz.prefix');
  const status = cookies.get(`${typeof prefix === 'string' ? prefix : 'cmplz_'}banner-status`);
  return (
    (type === 'optin' || type === 'optout') &&
    status !== 'dismissed' &&
    !isOn(readPath(window, 'complianz.disable_cookiebanner')) &&
    !(honoursSignals(window) && hasSignal(window))
  );
}

function honoursSignals(window: Window): boolean {
  const setting = readPath(window, 'complianz.do_not_track_enabled');
  return setting === undefined || isOn(setting);
}

/** A visitor whose browser asks for privacy gets no banner. */
function hasSignal({ navigator }: Window): boolean {
  return isOn(readPath(navigator, 'globalPrivacyControl')) || isOn(navigator.doNotTrack);
}

/** WordPress prints settings as text. */
function isOn(value: unknown): boolean {
  return value === true || value === 1 || value === '1';
}

/** What it is about a page that decides whether it is covered. */
type SeenPage = Pick<Window, 'innerWidth'> & {
  readonly document: Pick<Document, 'hidden' | 'fullscreenElement' | 'documentElement' | 'body'>;
};

/**
 * Whether nobody can see the page, for each reason; `held-by.ts` names them for owners. A page that
 * is full-screen as a whole can still be read. A page may hide itself until it is complete, and a
 * frame that is not shown has no width.
 */
export function coversOf({
  document: { hidden, fullscreenElement, documentElement, body },
  innerWidth,
}: SeenPage): readonly [boolean, boolean, boolean, boolean] {
  return [
    hidden,
    fullscreenElement?.matches('html,body') === false,
    innerWidth === 0,
    [documentElement, body].some((part) => getComputedStyle(part).display === 'none'),
  ];
}

/** A banner that a browser extension hides must not block popups forever. */
function isToBeSeen(document: Document): boolean {
  const banner = document.querySelector(BANNER);
  return banner === null || banner.matches('.cmplz-hidden') || banner.getClientRects().length > 0;
}
