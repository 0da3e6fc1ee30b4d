import { INPUT_MAX_LENGTH } from '../values/limits.ts';
import type { FieldSpec } from './fields/field-spec.ts';
import type { FieldRule } from './field-rule.ts';
import { valueText } from './fields/answer-text.ts';

/**
 * Whether a field accepts at most 254 characters: e-mail and names.
 * docs/behaviour/forms.md#lengths.
 */
export function isLengthLimited({ kind, baseName }: FieldSpec): boolean {
  return (
    kind === 'email' || kind === 'name' || baseName === 'first_name' || baseName === 'last_name'
  );
}

/** E-mail addresses and names have at most 254 characters. docs/behaviour/forms.md#lengths. */
export const inputLength: FieldRule = {
  name: 'input-length',
  appliesTo: isLengthLimited,
  check: (value) => (valueText(value).length > INPUT_MAX_LENGTH ? 'too-long' : undefined),
};
