import type { FieldRule } from '../field-rule.ts';
import { phoneModeOf } from './phone-mode.ts';

/**
 * The phone library must accept the number as valid in its country. Without the library, nothing is
 * refused. docs/behaviour/forms.md#phone.
 */
export const phoneInternational: FieldRule = {
  name: 'phone-international',
  appliesTo: (spec) => phoneModeOf(spec) === 'international',
  check: (_value, _spec, { phone }) =>
    phone === undefined || phone.isValid ? undefined : 'phone-international-wrong',
};
