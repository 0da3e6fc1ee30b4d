import type { FieldRule } from './field-rule.ts';
import { phoneModeOf } from './phone-mode.ts';

/**
 * A number that the phone library holds valid in its country; without the library nothing is
 * refused. docs/behaviour/forms.md#phone.
 */
export const phoneInternational: FieldRule = {
  name: 'phone-international',
  appliesTo: (spec) => phoneModeOf(spec) === 'international',
  check: (_value, _spec, { phone }) =>
    phone === undefined || phone.isValid ? undefined : 'phone-international-wrong',
};
