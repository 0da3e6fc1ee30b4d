import type { Popup } from '@beckon/contract/popup';
import type { ShownTeaser } from '@beckon/popup-core/lifecycle/popup-runner';
import type { TeaserEvent } from '@beckon/popup-core/lifecycle/teaser-machine';
import type { TeaserViewProps } from '@beckon/popup-view/view-contract';
import { connectTeaser, type Connected } from '../../render/connect-view.ts';
import { loadTeaser } from './load-popup.ts';
import type { PopupControllerDeps } from './popup-controller-deps.ts';

interface DrawnTeaser {
  readonly popup: Popup;
  readonly onTeaserEvent: (event: TeaserEvent) => void;
}

/**
 * Shows or removes a popup's tab. The files of the tab may still be loading when the tab is no
 * longer wanted.
 */
export function createTeaserRendering(
  deps: PopupControllerDeps,
  { popup, onTeaserEvent }: DrawnTeaser,
): (teaser: ShownTeaser) => void {
  let wanted: ShownTeaser;
  let drawn: Connected<TeaserViewProps> | undefined;
  const onEvent = deps.guard(onTeaserEvent);
  const load = async (): Promise<void> => {
    const loaded = await loadTeaser(deps, popup);
    if (!loaded.ok) return onEvent({ name: 'POPUP_UNAVAILABLE' });
    if (wanted === undefined) return;
    const { template, view } = loaded.value;
    drawn ??= connectTeaser(view.viewPart.mountTeaser, popup, deps.window.document);
    drawn.show(
      {
        popup,
        state: wanted,
        language: popup.language,
        isOver: () => popup.stopForConverted && deps.memories.of(popup).hasConverted,
        onEvent,
        ...(template !== undefined && { template }),
      },
      wanted,
    );
  };
  return (teaser) => {
    wanted = teaser;
    if (teaser !== undefined) return void load().catch(deps.report);
    drawn?.remove();
    drawn = undefined;
  };
}
