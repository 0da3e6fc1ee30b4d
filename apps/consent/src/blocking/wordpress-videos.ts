import { callPath, readObject } from '@beckon/host-page/page/foreign-object';
import type { Clock } from '@beckon/host-page/clock';
import { VIDEO_CHECKS, VIDEO_CHECK_MS } from '../timings.ts';

const BLOCKED = '.cmplz-wp-video-shortcode';

/**
 * Releases WordPress's own videos. The script with their player may itself have waited for consent,
 * so we look for the player for some time. docs/behaviour/consent.md#blocked-content
 */
export function releaseWordPressVideos(
  window: Window & typeof globalThis,
  clock: Clock,
  category: string,
): void {
  const videos = [...window.document.querySelectorAll<HTMLElement>(`.cmplz-wp-video ${BLOCKED}`)];
  const wanted = videos.filter(({ dataset }) => (dataset['category'] ?? category) === category);
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
  video.classList.remove('cmplz-wp-video-shortcode');
  video.classList.add('wp-video-shortcode');
  video.setAttribute('controls', 'controls');
  const box = video.closest('.cmplz-wp-video');
  box?.querySelectorAll('.cmplz-blocked-content-notice').forEach((notice) => notice.remove());
}
