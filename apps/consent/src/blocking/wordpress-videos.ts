import { callPath, readObject } from '@beckon/host-page/page/foreign-object';
import type { Clock } from '@beckon/host-page/clock';
import { WORDPRESS_VIDEO } from './blocked-elements.ts';
import { clearNotices } from './release.ts';
import { VIDEO_CHECKS, VIDEO_CHECK_MS } from '../timings.ts';

const BLOCKED = '.cmplz-wp-video-shortcode';

export type IsVideoAllowed = (category: string, service: string | undefined) => boolean;

/**
 * Releases WordPress's own videos. `isAllowed` gets the names in the attributes of the video or its
 * box, and marketing for a video without a category. The script with their player may also have
 * waited for consent, so we look for the player for some time.
 * docs/behaviour/consent.md#blocked-content
 */
export function releaseWordPressVideos(
  window: Window & typeof globalThis,
  clock: Clock,
  isAllowed: IsVideoAllowed,
): void {
  const videos = [
    ...window.document.querySelectorAll<HTMLElement>(`${WORDPRESS_VIDEO} ${BLOCKED}`),
  ];
  const wanted = videos.filter((video) => {
    const box = video.closest<HTMLElement>(WORDPRESS_VIDEO)?.dataset;
    const { category = box?.['category'] ?? 'marketing', service = box?.['service'] } =
      video.dataset;
    return isAllowed(category, service);
  });
  if (wanted.length === 0) return;
  let checks = 0;
  const look = (): boolean => {
    const player = readObject(window, 'wp.mediaelement');
    if (player === undefined || readObject(window, 'jQuery') === undefined) return false;
    for (const video of wanted) release(video);
    callPath(window, 'wp.mediaelement', 'initialize');
    return true;
  };
  if (look()) return;
  const stop = clock.every(VIDEO_CHECK_MS, () => {
    checks += 1;
    if (look() || checks >= VIDEO_CHECKS) stop();
  });
}

function release(video: HTMLElement): void {
  video.classList.replace('cmplz-wp-video-shortcode', 'wp-video-shortcode');
  video.setAttribute('controls', '');
  clearNotices(video.closest(WORDPRESS_VIDEO));
}
