import { useEffect, useRef, type RefObject } from 'react';
import { focusedIn } from './focused-in.ts';
import { firstFocus } from './tabbable.ts';

interface FocusRequest {
  readonly cardRef: RefObject<HTMLElement | null>;
  readonly isModal: boolean;
  readonly isSettled: boolean;
  readonly isPhone: boolean;
  /** Another text whenever something else is shown in the place of what was focused. */
  readonly shows: string;
}

/**
 * Moves the focus into a modal popup once its entry is over, unless the visitor is already inside.
 * Popups beside the page do not take the focus, but any popup keeps it when what is shown next
 * takes the focused element away; what stands in the page is brought back into sight by that,
 * should it have shrunk.
 */
export function useFocus({ cardRef, isModal, isSettled, isPhone, shows }: FocusRequest): void {
  useEffect(() => {
    const card = cardRef.current;
    if (!isModal || !isSettled || !card || focusedIn(card)) return;
    firstFocus(card, isPhone).focus({ preventScroll: true });
  }, [isModal, isSettled, isPhone, cardRef]);

  const shownBefore = useRef(shows);
  useEffect(() => {
    const card = cardRef.current;
    if (shownBefore.current === shows) return;
    shownBefore.current = shows;
    // The button that was pressed is gone with its screen: the browser has put the focus on the page or the stage.
    if (card && !focusedIn(card) && (isModal || nothingIsFocused(card)))
      card.focus({ preventScroll: isModal });
  }, [shows, isModal, cardRef]);
}

function nothingIsFocused({ ownerDocument: { activeElement, body } }: HTMLElement): boolean {
  return activeElement === null || activeElement === body;
}
