import type { Screen } from '../values/screens.ts';
import type { Popup } from './popup.ts';

/**
 * Whether a click beside the popup closes it: when its owner allows it, and always for a lightbox
 * that thanks. Interaction spec §4.2.
 */
export function closesByOutsideClick(
  { type, closing }: Pick<Popup, 'type' | 'closing'>,
  screen: Screen,
): boolean {
  return closing.onOutsideClick || (type === 'lightbox' && screen === 'thanks');
}
