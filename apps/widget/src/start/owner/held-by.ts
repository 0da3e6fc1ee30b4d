import type { HeldBy } from '@beckon/contract/popup';
import { isAutomatic } from '@beckon/popup-core/filters/automatic';
import type { TracedPopup } from '../../trace/explain-popups.ts';
import type { PopupControllerDeps } from '../show/popup-controller-deps.ts';

interface SeenPage {
  readonly document: Pick<Document, 'hidden' | 'fullscreenElement'>;
  readonly banner: Pick<PopupControllerDeps['banner'], 'isOpen'>;
}

/** What holds back a popup whose trigger has fired. docs/behaviour/queue.md#waiting. */
export function heldBy(
  { document, banner }: SeenPage,
  { state }: Pick<TracedPopup, 'state'>,
): HeldBy | undefined {
  if (state.name !== 'waiting') return undefined;
  if (!isAutomatic(state.firedBy) || !banner.isOpen()) return 'other-popup';
  if (document.hidden) return 'hidden-tab';
  return document.fullscreenElement?.matches('html,body') === false
    ? 'full-screen'
    : 'cookie-banner';
}
