import type { Popup } from '@beckon/contract/popup';
import { isRareEffect } from '../movement/effect-css.ts';

const EXTRA_KINDS = ['coupon', 'countdown', 'ticker', 'video', 'products', 'social', 'game'];
const SELECTOR = [...EXTRA_KINDS.map((kind) => `[data-block="${kind}"]`), '[data-step]'].join();

/**
 * Written into a field's description when only the extras can draw it; a mistaken match only loads
 * what is not needed.
 */
const RARE_FIELD = /"(?:birthday|date|select|radio|number|textarea|international)"/;

/**
 * Whether a popup uses anything of the extras: one of their blocks or fields, or an effect that is
 * not among the common ones.
 */
export function needsExtras(
  root: Element,
  { appearance: { entryEffect, exitEffect } }: Popup,
): boolean {
  if (
    isRareEffect(entryEffect) ||
    isRareEffect(exitEffect) ||
    root.querySelector(SELECTOR) !== null
  )
    return true;
  return [...root.querySelectorAll('[data-field]')].some((element) =>
    RARE_FIELD.test(element.getAttribute('data-field') ?? ''),
  );
}
