import type { MovePage } from './move-page.ts';
import type { PinnedShiftDeps } from './pinned-shift.ts';

/**
 * Moves the host page down to make room for bars, over so many milliseconds by the height of the
 * highest; 0 moves it back. 0 over 0 ms: the bar has gone.
 * docs/behaviour/appearance.md#pushing-the-page.
 */
export type PushPage = (popupId: string, heightPx: number, overMs: number) => void;

interface PushPageDeps extends PinnedShiftDeps {
  /** Gets an error that must not reach the page. */
  readonly report: (error: unknown) => void;
}

/** What moves a page is loaded for its first bar. Without that file the bar covers the page. */
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
