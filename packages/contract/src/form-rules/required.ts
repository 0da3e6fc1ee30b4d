import type { FieldSpec } from './fields/field-spec.ts';
import type { FieldRule, ProblemCode } from './field-rule.ts';
import { isEmptyValue } from './fields/answer-text.ts';

/** A required field, group or consent box needs an answer. docs/behaviour/forms.md#required. */
export const required: FieldRule = {
  name: 'required',
  seesEmpty: true,
  appliesTo: ({ isRequired, kind }) => isRequired && kind !== 'hidden',
  check: (value, spec) => (isEmptyValue(value) ? missingCode(spec) : undefined),
};

function missingCode({ kind, options = [] }: FieldSpec): ProblemCode {
  if (kind === 'checkbox') return options.length > 0 ? 'choose-at-least-one' : 'tick-to-go-on';
  return kind === 'radio' || kind === 'select' ? 'choose-one' : 'required';
}
