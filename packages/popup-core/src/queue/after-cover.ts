import type { DisplayQueue, Turn } from './display-queue.ts';

/**
 * What the queue needs to know about what is over the page: a cookie banner, a full-screen video,
 * or another tab.
 */
export interface PageCover {
  /** True while a banner is over the page, or will soon be, or nobody sees the page. */
  isCovered(): boolean;
  /** Calls the handler when `isCovered` may have become false. */
  onUncovered(handler: () => void): void;
}

/**
 * Wraps the queue for a page that may be covered. Popups that open by themselves wait while a
 * banner is open, because nobody can read two questions at once, and while the page is not visible.
 * Popups that the visitor asks for do not wait.
 */
export function afterCover(queue: DisplayQueue, cover: PageCover): DisplayQueue {
  const waiting = new Map<string, () => void>();
  const ask = (turn: Turn, granted: () => void): void => {
    const mustWait = (): boolean =>
      turn.isAutomatic && turn.place !== undefined && cover.isCovered();
    const wait = (): void => void waiting.set(turn.id, () => ask(turn, granted));
    waiting.delete(turn.id);
    if (mustWait()) return wait();
    queue.ask(turn, () => {
      if (!mustWait()) return granted();
      queue.release(turn.id);
      wait();
    });
  };
  cover.onUncovered(() => {
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
