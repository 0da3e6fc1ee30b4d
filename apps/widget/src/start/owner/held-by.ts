import type { HeldBy } from '@beckon/contract/popup';
import { isAutomatic } from '@beckon/popup-core/filters/automatic';
import { coversOf } from '../../page/page-cover.ts';
import type { TracedPopup } from '../../trace/explain-popups.ts';
import type { PopupControllerDeps } from '../show/popup-controller-deps.ts';

interface HoldingPage {
  readonly window: Parameters<typeof coversOf>[0];
  readonly cover: Pick<PopupControllerDeps['cover'], 'isCovered'>;
}

/** A name for each of a list. */
type NamesOf<List> = { readonly [Place in keyof List]: HeldBy };

/** The names of the reasons why nobody can see a page, in their order. Visitors need no names. */
const COVERS: NamesOf<ReturnType<typeof coversOf>> = [
  'hidden-tab',
  'full-screen',
  'hidden-frame',
  'hidden-page',
];

/** What holds back a popup whose trigger has fired. docs/behaviour/queue.md#waiting. */
export function heldBy(
  { window, cover }: HoldingPage,
  { state }: Pick<TracedPopup, 'state'>,
): HeldBy | undefined {
  if (state.name !== 'waiting') return undefined;
  if (!isAutomatic(state.firedBy) || !cover.isCovered()) return 'other-popup';
  return COVERS[coversOf(window).indexOf(true)] ?? 'cookie-banner';
}
