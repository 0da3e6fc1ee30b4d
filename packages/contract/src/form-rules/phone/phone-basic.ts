import { PHONE_MAX_DIGITS } from '../../values/limits.ts';
import type { FieldRule } from '../field-rule.ts';
import { valueText, visibleText } from '../fields/answer-text.ts';
import { phoneModeOf } from './phone-mode.ts';

const WHOLE = new RegExp(`^([+() -]*\\d){1,${PHONE_MAX_DIGITS}}[+() -]*$`);

/**
 * Digits, + - ( ) and blanks only, 15 digits at most. docs/behaviour/forms.md#phone,
 * docs/decisions/0073.
 */
export const phoneBasic: FieldRule = {
  name: 'phone-basic',
  appliesTo: (spec) => phoneModeOf(spec) === 'basic',
  check: (value) => (WHOLE.test(visibleText(valueText(value))) ? undefined : 'phone-wrong'),
};
