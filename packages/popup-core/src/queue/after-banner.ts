import type { DisplayQueue, Turn } from './display-queue.ts';

/** The cookie banner of the page, as far as popups care; a hidden tab keeps them waiting as well. */
export interface CookieBanner {
  /** It is over the page, or is about to be; or nobody sees the page. */
  isOpen(): boolean;
  /** Calls the handler when it may no longer be so. */
  onClosed(handler: () => void): void;
}

/**
 * The same queue for a page that may ask for consent: what would open by itself waits until the
 * visitor has answered, since nobody can read two questions at once, and while nobody sees the
 * page. What the visitor asks for does not wait.
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
