import { useEffect, useRef, type RefObject } from 'react';
import { focusedIn } from './focused-in.ts';
import type { DrawnBefore } from '../view-contract.ts';
import { focusPopup } from './focus-popup.ts';

interface FocusRequest {
  readonly cardRef: RefObject<HTMLElement | null>;
  readonly isModal: boolean;
  readonly isSettled: boolean;
  readonly isPhone: boolean;
  /** Then the focus may have been moved in already; where it is now, the visitor has put it. */
  readonly drawn: DrawnBefore | undefined;
  /** Another text whenever something else is shown in the place of what was focused. */
  readonly shows: string;
}

/**
 * Moves the focus into a modal popup once its entry is over, unless the visitor is already inside.
 * Popups beside the page do not take the focus, but any popup keeps it when what is shown next
 * takes the focused element away; this brings what is in the page back into sight, should it have
 * shrunk.
 */
export function useFocus({
  cardRef,
  isModal,
  isSettled,
  isPhone,
  drawn,
  shows,
}: FocusRequest): void {
  const takes = isModal && isSettled && drawn?.isSettled !== true;
  useEffect(() => {
    if (takes && cardRef.current) focusPopup(cardRef.current, isPhone);
  }, [takes, isPhone, cardRef]);

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
