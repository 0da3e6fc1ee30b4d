import { useEffect, type RefObject } from 'react';
import type { WindowSize } from '../layout/use-window-size.ts';
import { focusedIn } from './focused-in.ts';

/** Brings the field that is being filled in back into sight when an on-screen keyboard takes a part of the window away. */
export function useFocusInSight(cardRef: RefObject<HTMLElement | null>, { hasKeyboard, height }: WindowSize): void {
  useEffect(() => {
    if (hasKeyboard) focusedIn(cardRef.current)?.scrollIntoView({ block: 'center' });
  }, [cardRef, hasKeyboard, height]);
}
