import type { DisplayQueue, Turn } from './display-queue.ts';

/**
 * What the queue needs to know about the page's cookie banner. A hidden tab and a full-screen video
 * delay popups in the same way.
 */
export interface CookieBanner {
  /** True while the banner is over the page, or will soon be, or nobody sees the page. */
  isOpen(): boolean;
  /** Calls the handler when `isOpen` may have become false. */
  onClosed(handler: () => void): void;
}

/**
 * Wraps the queue for a page that may ask for consent. Popups that open by themselves wait while
 * the banner is open, because nobody can read two questions at once, and while the page is not
 * visible. Popups that the visitor asks for do not wait.
 */
export function afterBanner(queue: DisplayQueue, banner: CookieBanner): DisplayQueue {
  const waiting = new Map<string, () => void>();
  const ask = (turn: Turn, granted: () => void): void => {
    const mustWait = (): boolean => turn.isAutomatic && turn.place !== undefined && banner.isOpen();
    const wait = (): void => void waiting.set(turn.id, () => ask(turn, granted));
    waiting.delete(turn.id);
    if (mustWait()) return wait();
    queue.ask(turn, () => {
      if (!mustWait()) return granted();
      queue.release(turn.id);
      wait();
    });
  };
  banner.onClosed(() => {
    const askAgain = [...waiting.values()];
    waiting.clear();
    askAgain.forEach((again) => again());
  });
  return {
    ask,
    release(popupId) {
      waiting.delete(popupId);
      queue.release(popupId);
    },
    stop() {
      waiting.clear();
      queue.stop();
    },
  };
}
