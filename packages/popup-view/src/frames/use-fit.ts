import { type CSSProperties, type RefObject, useCallback } from 'react';
import { useFocusInSight } from '../focus/use-focus-in-sight.ts';
import { useNaturalHeight } from '../layout/use-natural-height.ts';
import { useWindowSize } from '../layout/use-window-size.ts';
import type { PopupViewProps } from '../view-contract.ts';
import { fitPopup } from './fit-popup.ts';
import type { FramePlan } from './frame-plan.ts';

/**
 * The popup's size in this window, as custom properties, and its drawn height; both follow the
 * window and the content.
 */
export interface FittedPopup {
  readonly style: CSSProperties;
  readonly drawnHeightPx: number | undefined;
}

/**
 * Fits the popup into what the visitor sees of the window, without an on-screen keyboard.
 * docs/behaviour/appearance.md#scaling.
 */
export function useFit(
  { popup, layout }: PopupViewProps,
  plan: FramePlan,
  place: { readonly cardRef: RefObject<HTMLElement | null>; readonly page: Window },
): FittedPopup {
  const window = useWindowSize(place.page);
  useFocusInSight(place.cardRef, window);
  const fitAt = useCallback(
    (naturalHeight?: number) => fitPopup({ popup, plan, layout, window, naturalHeight }),
    [popup, plan, layout, window],
  );
  const matters = useCallback(
    (height: number) => plan.takesRoom || fitAt(height).scale < 1 || fitAt().scale < 1,
    [plan, fitAt],
  );
  const naturalHeight = useNaturalHeight(place.cardRef, matters);
  const fit = fitAt(naturalHeight);
  const windowStyle = {
    '--bkv-window-height': window.hasKeyboard ? `${window.height}px` : '100%',
    '--bkv-window-top': `${window.top}px`,
  };
  return {
    style: { ...fit.style, ...windowStyle },
    drawnHeightPx: naturalHeight === undefined ? undefined : naturalHeight * fit.scale,
  };
}
