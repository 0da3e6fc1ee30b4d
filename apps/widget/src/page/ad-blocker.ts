import type { Clock } from '@beckon/host-page/clock';
import { AD_BLOCK_ANSWER_MS } from '../timings.ts';

const BAIT_CLASSES = 'ad ads adsbox ad-banner adsbygoogle text-ad pub_300x250';

interface AdBlockDeps {
  readonly window: Window;
  readonly clock: Clock;
  /** An address on our own host that filter lists block. */
  readonly baitUrl: string;
}

/**
 * Whether the browser hides a bait element or refuses a bait request. Resolves within 300 ms, with
 * false if there is no result by then. docs/behaviour/triggers.md#ad-blocker.
 */
export function hasAdBlocker({ window, clock, baitUrl }: AdBlockDeps): Promise<boolean> {
  return new Promise<boolean>((resolve) => {
    const bait = layBait(window.document);
    const decide = (isBlocked: boolean): void => {
      stop();
      bait.remove();
      resolve(isBlocked);
    };
    // An element that is hidden or was removed has no height.
    const stop = clock.after(AD_BLOCK_ANSWER_MS, () => decide(bait.offsetHeight === 0));
    if (!window.navigator.onLine) return;
    window
      .fetch(baitUrl, { mode: 'no-cors', credentials: 'omit', cache: 'no-store' })
      .catch(() => decide(true));
    // The page may refuse the bait.
  }).catch(() => false);
}

function layBait(document: Document): HTMLElement {
  const bait = document.createElement('div');
  bait.className = BAIT_CLASSES;
  bait.setAttribute('aria-hidden', 'true');
  bait.style.cssText = 'position:absolute;left:-9999px;height:1px';
  document.body.append(bait);
  return bait;
}
