import { type CSSProperties, type RefObject, useCallback, useEffect, useMemo } from 'react';
import { useFocusInSight } from '../focus/use-focus-in-sight.ts';
import { useNaturalHeight } from '../layout/use-natural-height.ts';
import { useWindowSize } from '../layout/use-window-size.ts';
import type { PopupViewProps } from '../view-contract.ts';
import type { FramePlan } from './frame-plan.ts';
import { popupFit } from './popup-fit.ts';

/**
 * The popup's size in this window, as custom properties, and its drawn height. Both change with the
 * window and the content.
 */
export interface FittedPopup {
  readonly style: CSSProperties;
  readonly drawnHeightPx: number | undefined;
}

/**
 * Fits the popup into the visible part of the window, and again when the window or the content
 * changes.
 */
export function useFit(
  { popup, layout }: PopupViewProps,
  plan: FramePlan,
  place: { readonly cardRef: RefObject<HTMLElement | null>; readonly page: Window },
): FittedPopup {
  const window = useWindowSize(place.page, place.cardRef, plan.isModal);
  useMarginAboveKeyboard(place.cardRef, window.seen);
  useFocusInSight(place.cardRef, window);
  const fit = useMemo(
    () => popupFit({ popup, plan, layout, window }),
    [popup, plan, layout, window],
  );
  const matters = useCallback((height: number) => fit.matters(height), [fit]);
  const naturalHeight = useNaturalHeight(place.cardRef, matters);
  return {
    style: fit.styleAt(naturalHeight),
    drawnHeightPx:
      naturalHeight === undefined ? undefined : naturalHeight * fit.at(naturalHeight).scale,
  };
}

/**
 * Sets the margin that the css uses for a popup that is modal or has the focus. Not as a part of
 * the style: the stage of a prerendered popup keeps the style that it has when the view takes it
 * over.
 */
function useMarginAboveKeyboard(cardRef: RefObject<HTMLElement | null>, seen: string): void {
  useEffect(() => {
    const stage = cardRef.current?.closest<HTMLElement>('.bkv-stage');
    stage?.style.setProperty('--bkv-seen', seen);
  }, [cardRef, seen]);
}
