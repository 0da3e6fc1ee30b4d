import type { Popup } from '@beckon/contract/popup';
import { MODAL_TYPES } from '@beckon/contract/values';

/** The place of all popups that take the middle of the window or all of it. */
export const MIDDLE = 'middle';

/**
 * The place of a popup. Two popups with the same place would cover each other. Undefined for an
 * embedded form, which has its own place in the page. If there is room for only one popup
 * (`isAlone`), as on a phone, a corner counts as the middle. docs/decisions/0041.
 */
export function placeOf(
  { type, appearance: { location } }: Pick<Popup, 'type' | 'appearance'>,
  isAlone: boolean,
): string | undefined {
  const { horizontal, vertical } = location;
  if (type === 'embedded') return undefined;
  if (type === 'bar') return vertical === 'bottom' ? 'bar bottom' : 'bar top';
  if (isAlone || MODAL_TYPES.includes(type)) return MIDDLE;
  return `${horizontal} ${vertical}`;
}
