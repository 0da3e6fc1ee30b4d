import type { MovePage } from './move-page.ts';
import type { PinnedShiftDeps } from './pinned-shift.ts';

/**
 * Moves the host page down to make room for bars, by the height of the highest bar, within `overMs`
 * milliseconds. A height of 0 moves it back; 0 over 0 ms means that the bar is gone.
 * docs/behaviour/appearance.md#pushing-the-page.
 */
export type PushPage = (popupId: string, heightPx: number, overMs: number) => void;

interface PushPageDeps extends PinnedShiftDeps {
  /** Receives an error that must not reach the page. */
  readonly report: (error: unknown) => void;
}

/**
 * The file that moves the page is loaded for its first bar. If it cannot be loaded, the bar covers
 * the page.
 */
export function createPushPage(deps: PushPageDeps): PushPage {
  const heights = new Map<string, number>();
  let movePage: MovePage | undefined;
  return (popupId, heightPx, overMs) => {
    if (heightPx === 0 && !heights.has(popupId)) return;
    if (overMs === 0) heights.delete(popupId);
    else heights.set(popupId, heightPx);
    import('./move-page.ts')
      .then(({ createMovePage }) => {
        movePage ??= createMovePage(deps);
        movePage(Math.max(0, ...heights.values()), overMs);
      })
      .catch(deps.report);
  };
}
