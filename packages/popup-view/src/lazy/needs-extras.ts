import { parseFieldSpec } from '@beckon/contract/form-rules';
import type { Popup } from '@beckon/contract/popup';
import { isCommonField } from '../fields/common-field.tsx';
import { isRareEffect } from '../movement/effect-css.ts';
import { EXTRA_BLOCK_NAMES } from './extra-block-names.ts';

const SELECTOR = [...EXTRA_BLOCK_NAMES.map((name) => `[data-block=${name}]`), '[data-step]'].join();

/**
 * Whether a popup needs the extras: for a block, a field, or an effect that is not among the common
 * ones.
 */
export function needsExtras(
  root: Element,
  { appearance: { entryEffect, exitEffect } }: Popup,
): boolean {
  return (
    isRareEffect(entryEffect) ||
    isRareEffect(exitEffect) ||
    root.querySelector(SELECTOR) !== null ||
    [...root.querySelectorAll('[data-field]')].some(isRareField)
  );
}

function isRareField(element: Element): boolean {
  const spec = parseFieldSpec(element.getAttribute('data-field'));
  return spec !== undefined && !isCommonField(spec);
}
