import type { Clock } from '@beckon/host-page/clock';
import type { Guard } from '@beckon/host-page/guard';
import type { Listen } from '@beckon/host-page/listen';
import { onActivity } from '@beckon/host-page/page/activity';
import { hasAdBlocker } from './ad-blocker.ts';
import { onBackButton } from './back-button.ts';
import { isMobileDevice } from './device.ts';
import type { PagePort } from './page-port.ts';
import { onScroll, readScroll } from '@beckon/host-page/page/scroll';

interface BrowserPageDeps {
  readonly window: Window;
  readonly clock: Clock;
  readonly listen: Listen;
  readonly guard: Guard;
  readonly adBaitUrl: string;
}

/** Implements the page as triggers see it, with the real browser. */
export function createBrowserPage({
  window,
  clock,
  listen,
  guard,
  adBaitUrl,
}: BrowserPageDeps): PagePort {
  const {
    document,
    navigator: { userAgent, maxTouchPoints },
  } = window;
  return {
    // An iPad identifies itself as a Mac, but no Mac has a touch screen.
    isMobile: () => isMobileDevice(userAgent) || (/Mac/.test(userAgent) && maxTouchPoints > 1),
    scrolled: () => readScroll(window),
    onScroll: (handler) => onScroll(window, listen, guard, () => handler(readScroll(window))),
    onClick: (handler) =>
      listen(document, 'click', (event) => handler({ target: elementOf(event.target) }), {
        capture: true,
      }),
    onPointerExit: (handler) =>
      listen(document, 'mouseout', (event) => {
        if (!(event instanceof MouseEvent)) return;
        handler({
          clientY: event.clientY,
          from: elementOf(event.target),
          to: elementOf(event.relatedTarget),
        });
      }),
    onActivity: (handler) => onActivity(window, listen, handler),
    onVisibility: (handler) =>
      listen(document, 'visibilitychange', () => handler(document.visibilityState === 'visible')),
    onBackButton: (handler) => onBackButton(window, clock, listen, handler),
    hasAdBlocker: () => hasAdBlocker({ window, clock, baitUrl: adBaitUrl }),
  };
}

function elementOf(target: EventTarget | null): Element | undefined {
  return target instanceof Element ? target : undefined;
}
