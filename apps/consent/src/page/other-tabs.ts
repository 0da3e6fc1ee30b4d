import type { Clock } from '@beckon/host-page/clock';
import type { Listen } from './listen.ts';

interface OtherTabsDeps {
  readonly window: Window;
  readonly listen: Listen;
  readonly storage: { set(key: string, value: string): void };
  readonly clock: Pick<Clock, 'now' | 'after'>;
  readonly lookAgain: () => void;
}

export interface OtherTabs {
  /** Call this when something has changed in this tab. */
  notify(): void;
  /** Called when something may have changed in another tab. */
  lookAgain(): void;
}

const KEY = 'cmplz_changed_at';
/**
 * Time in ms after which the cookies are read again. Firefox may notify a tab of a change before
 * the tab has the new cookies.
 */
const COOKIES_COME_MS = 500;

/**
 * Keeps the tabs of a site in the same state. A storage event shows that something has changed, and
 * the cookies show what. A page that is restored from the browser's back/forward cache, or that
 * comes to the front, also reads them. (A broadcast channel would exclude pages from that cache.)
 * docs/behaviour/consent.md#two-tabs
 */
export function followOtherTabs(deps: OtherTabsDeps): OtherTabs {
  const { window, listen, clock, lookAgain } = deps;
  const listenToStorage = (): void => {
    listen(window, 'storage', (event) => {
      if (!(event instanceof StorageEvent) || event.key !== KEY) return;
      lookAgain();
      clock.after(COOKIES_COME_MS, lookAgain);
    });
  };
  // Listening to storage makes the browser open its storage, which takes longer than the rest of
  // the start. So a tab with the focus waits until the visitor leaves it, which they must do to
  // choose in another tab.
  if (window.document.hasFocus()) {
    const off = listen(window, 'blur', () => {
      off();
      listenToStorage();
    });
  } else listenToStorage();
  listen(window, 'pageshow', (event) => {
    // Naming the class of the event would make the browser create its interface on each page.
    if ('persisted' in event && event.persisted === true) lookAgain();
  });
  return { lookAgain, notify: () => deps.storage.set(KEY, String(clock.now())) };
}
