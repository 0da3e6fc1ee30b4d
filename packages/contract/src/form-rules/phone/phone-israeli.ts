import type { FieldRule } from '../field-rule.ts';
import { valueText, visibleText } from '../fields/answer-text.ts';
import { phoneModeOf } from './phone-mode.ts';

/** The prefix of a landline or of a mobile phone, and seven digits. */
const WHOLE = /^0([23489]|5[0-58]|7[234679])\d{7}$/;

/**
 * Israeli numbers: hyphens do not count; 9 digits after a landline prefix, 10 after a mobile one.
 * docs/behaviour/forms.md#phone.
 */
export const phoneIsraeli: FieldRule = {
  name: 'phone-israeli',
  appliesTo: (spec) => phoneModeOf(spec) === 'israeli',
  check: (value) =>
    WHOLE.test(visibleText(valueText(value)).replaceAll('-', ''))
      ? undefined
      : 'phone-israeli-wrong',
};
