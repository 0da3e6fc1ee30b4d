import { useEffect, useRef, type RefObject } from 'react';
import { KEYBOARD_MIN_PX, type WindowSize } from '../layout/window-size.ts';
import { focusedIn } from './focused-in.ts';

/**
 * Brings the field that is being filled in back into sight when an on-screen keyboard takes a part
 * of the window away.
 */
export function useFocusInSight(
  cardRef: RefObject<HTMLElement | null>,
  { hasKeyboard, height }: WindowSize,
): void {
  const heightBefore = useRef(height);
  useEffect(() => {
    // Some browsers make the whole window smaller instead of laying the keyboard over it.
    const hasShrunk = heightBefore.current - height > KEYBOARD_MIN_PX;
    heightBefore.current = height;
    if (hasKeyboard || hasShrunk) focusedIn(cardRef.current)?.scrollIntoView({ block: 'center' });
  }, [cardRef, hasKeyboard, height]);
}
