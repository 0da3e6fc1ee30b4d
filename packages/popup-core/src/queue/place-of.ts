import type { Popup } from '@beckon/contract/popup';
import { EXCLUSIVE_TYPES, MODAL_TYPES } from '@beckon/contract/values';

/** The place that all popups share which take the middle of the window or all of it. */
export const MIDDLE = 'middle';

/**
 * Where a popup stands: two of the same place would stand over each other. Undefined for a form in
 * the page, which has a place of its own. On phones what stands in a corner takes the whole width.
 */
export function placeOf(
  { type, appearance: { location } }: Pick<Popup, 'type' | 'appearance'>,
  isPhone: boolean,
): string | undefined {
  const { horizontal, vertical } = location;
  if (type === 'embedded') return undefined;
  if (EXCLUSIVE_TYPES.includes(type) || MODAL_TYPES.includes(type)) return MIDDLE;
  if (type === 'bar') return vertical === 'bottom' ? 'bar bottom' : 'bar top';
  if (isPhone) return vertical === 'top' ? 'top' : 'bottom';
  return `${horizontal} ${vertical}`;
}
