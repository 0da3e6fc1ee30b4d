import { focusedIn } from './focused-in.ts';
import { hasFocus } from './has-focus.ts';
import { firstFocus } from './tabbable.ts';

/** Moves the focus into a popup, unless the visitor is already inside. */
export function focusPopup(card: HTMLElement, isPhone: boolean): void {
  if (!focusedIn(card) && hasFocus(card.ownerDocument))
    firstFocus(card, isPhone).focus({ preventScroll: true });
}
