import { MODAL_TYPES } from '../values/popups/popup-types.ts';
import type { Popup } from './popup.ts';

/**
 * Whether the popup makes the page behind it inert. A full page that pushes the page down leaves it
 * scrollable.
 */
export function isModal({
  type,
  appearance: { pushesPage },
}: Pick<Popup, 'type' | 'appearance'>): boolean {
  return MODAL_TYPES.includes(type) && !(type === 'fullpage' && pushesPage);
}
