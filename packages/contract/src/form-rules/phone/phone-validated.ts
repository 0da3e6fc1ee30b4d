import { PHONE_MAX_DIGITS, PHONE_MIN_DIGITS } from '../../values/limits.ts';
import type { FieldRule } from '../field-rule.ts';
import { valueText, visibleText } from '../fields/answer-text.ts';
import { phoneModeOf } from './phone-mode.ts';

/** The pattern for the input element. It means the same as the rule. */
export const VALIDATED_PHONE_PATTERN = `[0-9]{${PHONE_MIN_DIGITS},${PHONE_MAX_DIGITS}}`;

const WHOLE = new RegExp(`^${VALIDATED_PHONE_PATTERN}$`);

/** 7 to 15 digits and nothing else. docs/behaviour/forms.md#phone. */
export const phoneValidated: FieldRule = {
  name: 'phone-validated',
  appliesTo: (spec) => phoneModeOf(spec) === 'validated',
  check: (value) => (WHOLE.test(visibleText(valueText(value))) ? undefined : 'phone-digits'),
};
