import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusedIn } from './focused-in.ts';
import type { DrawnBefore } from '../view-contract.ts';
import { focusPopup } from './focus-popup.ts';

interface FocusRequest {
  readonly cardRef: RefObject<HTMLElement | null>;
  readonly isModal: boolean;
  readonly isSettled: boolean;
  readonly isPhone: boolean;
  /**
   * Set for a prerendered popup. Its focus may already have been moved in, and the visitor may have
   * moved it since.
   */
  readonly drawn: DrawnBefore | undefined;
  /** A text that changes whenever other content replaces the focused content. */
  readonly shows: string;
}

/**
 * Moves the focus into a modal popup after its entry effect, unless the visitor is already inside.
 * Popups beside the page do not take the focus. But if the next content removes the focused
 * element, any popup takes the focus back. For popups in the page, this also scrolls them back into
 * view if they have shrunk.
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
  // Not after the next frame: a key that the visitor presses in between would be lost.
  useLayoutEffect(() => {
    if (takes && cardRef.current) focusPopup(cardRef.current, isPhone);
  }, [takes, isPhone, cardRef]);

  const shownBefore = useRef(shows);
  useEffect(() => {
    const card = cardRef.current;
    if (shownBefore.current === shows) return;
    shownBefore.current = shows;
    // The pressed button disappeared with its screen, and the browser has moved the focus to the
    // page or the stage.
    if (card && !focusedIn(card) && (isModal || isFree(card.ownerDocument)))
      card.focus({ preventScroll: isModal });
  }, [shows, isModal, cardRef]);
}

/** Nothing of the page has the focus. */
function isFree({ activeElement, body }: Document): boolean {
  return !activeElement || activeElement === body;
}
