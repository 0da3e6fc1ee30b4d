import type { Popup } from '@beckon/contract/popup';
import { parseFieldSpec } from '@beckon/contract/form-rules';
import { isCommonField } from '../fields/common-field.tsx';
import { isRareEffect } from '../movement/effect-css.ts';

const EXTRA_KINDS = ['coupon', 'countdown', 'ticker', 'video', 'products', 'social', 'game'];
const SELECTOR = [...EXTRA_KINDS.map((kind) => `[data-block="${kind}"]`), '[data-step]'].join();

/** Whether a popup uses anything of the extras: one of their blocks or fields, or an effect that is not among the common ones. */
export function needsExtras(root: Element, { appearance: { entryEffect, exitEffect } }: Popup): boolean {
  return isRareEffect(entryEffect) || isRareEffect(exitEffect) || root.querySelector(SELECTOR) !== null || hasRareField(root);
}

function hasRareField(root: Element): boolean {
  return [...root.querySelectorAll('[data-field]')].some((element) => {
    const spec = parseFieldSpec(element.getAttribute('data-field'));
    return spec !== undefined && !isCommonField(spec);
  });
}
