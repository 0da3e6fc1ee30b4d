import type { FieldRule } from './field-rule.ts';
import { valueText, visibleText } from './answer-text.ts';
import { phoneModeOf } from './phone-mode.ts';

const LANDLINE = /^0[23489]\d{7}$/;
const MOBILE = /^(05[0123458]|07[234679])\d{7}$/;

/**
 * Israeli numbers: hyphens do not count; 9 digits after a landline prefix, 10 after a mobile one.
 * docs/behaviour/forms.md#phone.
 */
export const phoneIsraeli: FieldRule = {
  name: 'phone-israeli',
  appliesTo: (spec) => phoneModeOf(spec) === 'israeli',
  check(value) {
    const digits = visibleText(valueText(value)).replaceAll('-', '');
    return LANDLINE.test(digits) || MOBILE.test(digits) ? undefined : 'phone-israeli-wrong';
  },
};
