import type { Popup } from '@beckon/contract/popup';
import { isRareEffect } from '../movement/effect-css.ts';

const EXTRA_KINDS = ['coupon', 'countdown', 'ticker', 'video', 'products', 'social', 'game'];
const SELECTOR = EXTRA_KINDS.map((kind) => `[data-block="${kind}"]`).join();

/** Whether a popup uses anything of the extras: one of their blocks, or an effect that is not among the common ones. */
export function needsExtras(root: Element, { appearance: { entryEffect, exitEffect } }: Popup): boolean {
  return isRareEffect(entryEffect) || isRareEffect(exitEffect) || root.querySelector(SELECTOR) !== null;
}
