import type { Popup } from '@beckon/contract/popup';
import type { MakeRoom, TakenRoom } from './make-room.ts';
import type { PinnedShiftDeps } from './pinned-shift.ts';

/**
 * Makes room for a bar or a welcome screen: moves the host page down if `mayMove`, by the height of
 * the highest, within `overMs` milliseconds, and keeps popups in the corners away from bars. A
 * height of 0 gives the room back; 0 over 0 ms means that the popup is gone.
 * docs/behaviour/appearance.md#pushing-the-page.
 */
export type PushPage = (popup: Popup, heightPx: number, overMs: number, mayMove?: boolean) => void;

interface PushPageDeps extends PinnedShiftDeps {
  /** Receives an error that must not reach the page. */
  readonly report: (error: unknown) => void;
}

/**
 * The file that makes room is loaded for the first bar. If it cannot be loaded, the bar covers the
 * page.
 */
export function createPushPage(deps: PushPageDeps): PushPage {
  const rooms = new Map<Popup, TakenRoom>();
  let makeRoom: MakeRoom | undefined;
  return (popup, heightPx, overMs, mayMove = false) => {
    if (heightPx === 0 && !rooms.has(popup)) return;
    if (overMs === 0) rooms.delete(popup);
    else rooms.set(popup, { heightPx, mayMove });
    import('./make-room.ts')
      .then(({ createMakeRoom }) => {
        makeRoom ??= createMakeRoom(deps);
        makeRoom(rooms, overMs);
      })
      .catch(deps.report);
  };
}
