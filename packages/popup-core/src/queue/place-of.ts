import type { Popup } from '@beckon/contract/popup';
import { MODAL_TYPES } from '@beckon/contract/values';

/** The place that all popups share which take the middle of the window or all of it. */
export const MIDDLE = 'middle';

/**
 * The place of a popup: two of the same place would cover each other. Undefined for a form in the
 * page, which has a place of its own. Where there is room for one only, as on a phone, a corner is
 * the middle, too. docs/decisions/0041.
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
