import type { Clock } from '@beckon/host-page/clock';
import type { Listen } from '@beckon/host-page/listen';

interface OtherTabsDeps {
  readonly window: Window;
  readonly listen: Listen;
  readonly storage: { set(key: string, value: string): void };
  readonly clock: Pick<Clock, 'now' | 'after'>;
  readonly lookAgain: () => void;
}

export interface OtherTabs {
  /** Something has changed here. */
  tell(): void;
  /** Something may have changed there. */
  lookAgain(): void;
}

const KEY = 'cmplz_changed_at';
/** Firefox may tell a tab that something has changed before it has the cookies that say what. */
const COOKIES_COME_MS = 500;

/**
 * Keeps the tabs of a site in step. A storage event tells that something has changed; what it is,
 * the cookies say. A page that comes back from the browser's cache looks as well, and so should one
 * that comes to the front. (A broadcast channel would keep pages out of that cache.)
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
  // Listening makes the browser open its storage, which takes longer than all else at the start. A
  // visitor has to leave this tab to choose something in another one.
  if (window.document.hasFocus()) {
    const off = listen(window, 'blur', () => {
      off();
      listenToStorage();
    });
  } else listenToStorage();
  listen(window, 'pageshow', (event) => {
    if (event instanceof PageTransitionEvent && event.persisted) lookAgain();
  });
  return { lookAgain, tell: () => deps.storage.set(KEY, String(clock.now())) };
}
