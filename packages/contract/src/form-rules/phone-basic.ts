import { PHONE_MAX_DIGITS } from '../values/limits.ts';
import type { FieldRule } from './field-rule.ts';
import { valueText, visibleText } from './answer-text.ts';
import { phoneModeOf } from './phone-mode.ts';

/** Digits, + - ( ) and blanks only, 15 characters at most. docs/behaviour/forms.md#phone. */
export const phoneBasic: FieldRule = {
  name: 'phone-basic',
  appliesTo: (spec) => phoneModeOf(spec) === 'basic',
  check(value) {
    const number = visibleText(valueText(value));
    return number.length <= PHONE_MAX_DIGITS && /^[\d+\-() ]+$/.test(number) && /\d/.test(number)
      ? undefined
      : 'phone-wrong';
  },
};
