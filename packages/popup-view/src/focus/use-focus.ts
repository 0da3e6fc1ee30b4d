import type { Screen } from '@beckon/contract/values';
import { useEffect, useRef, type RefObject } from 'react';
import { firstFocus } from './tabbable.ts';

interface FocusRequest {
  readonly cardRef: RefObject<HTMLElement | null>;
  readonly isModal: boolean;
  readonly isSettled: boolean;
  readonly isPhone: boolean;
  readonly screen: Screen;
}

/**
 * Moves the focus into a modal popup once its entry is over, unless the visitor is already inside, and keeps it inside when a screen
 * takes the focused element away. Popups beside the page never take the focus.
 */
export function useFocus({ cardRef, isModal, isSettled, isPhone, screen }: FocusRequest): void {
  useEffect(() => {
    const card = cardRef.current;
    if (!isModal || !isSettled || !card || focusedWithin(card)) return;
    firstFocus(card, isPhone).focus({ preventScroll: true });
  }, [isModal, isSettled, isPhone, cardRef]);

  const shownScreen = useRef(screen);
  useEffect(() => {
    const card = cardRef.current;
    if (shownScreen.current === screen) return;
    shownScreen.current = screen;
    // The button that was pressed is gone with its screen: the browser has put the focus on the page or the stage.
    if (card && isModal && !focusedWithin(card)) card.focus({ preventScroll: true });
  }, [screen, isModal, cardRef]);
}

function focusedWithin(card: HTMLElement): boolean {
  const root = card.getRootNode();
  const focused = root instanceof ShadowRoot ? root.activeElement : card.ownerDocument.activeElement;
  return focused !== null && focused !== card && card.contains(focused);
}
