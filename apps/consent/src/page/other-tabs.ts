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
  /** Something has changed in this tab. */
  notify(): void;
  /** Something may have changed in another tab. */
  lookAgain(): void;
}

const KEY = 'cmplz_changed_at';
/** Firefox may notify a tab of a change before the tab has the new cookies. */
const COOKIES_COME_MS = 500;

/**
 * Keeps the tabs of a site the same. A storage event shows that something has changed; the cookies
 * show what. A page that comes back from the browser's cache also reads them, and so should one
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
    // Naming the kind of event would make the browser set up its interface, on each page.
    if ('persisted' in event && event.persisted === true) lookAgain();
  });
  return { lookAgain, notify: () => deps.storage.set(KEY, String(clock.now())) };
}
