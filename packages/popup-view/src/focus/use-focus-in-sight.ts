import { useEffect, useRef, type RefObject } from 'react';
import { KEYBOARD_MIN_PX, type SeenWindow } from '../layout/seen-window.ts';
import { focusedIn } from './focused-in.ts';

/**
 * Scrolls the field that is being filled in back into view when an on-screen keyboard covers a part
 * of the window.
 */
export function useFocusInSight(
  cardRef: RefObject<HTMLElement | null>,
  { height }: SeenWindow,
): void {
  const heightBefore = useRef(height);
  useEffect(() => {
    // The keyboard covers a part of the window, or the browser shrinks the whole window.
    const hasShrunk = heightBefore.current - height > KEYBOARD_MIN_PX;
    heightBefore.current = height;
    if (hasShrunk) focusedIn(cardRef.current)?.scrollIntoView({ block: 'center' });
  }, [cardRef, height]);
}
