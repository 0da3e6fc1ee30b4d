import type { FieldSpec, FieldValue } from './field-spec.ts';
import { isEmptyValue } from './answer-text.ts';

/** A field with the visitor's answer to it. */
export interface AnsweredField {
  readonly spec: FieldSpec;
  readonly value: FieldValue;
}

/**
 * True when the form asks something and every field but consent is empty. Hidden fields do not
 * count, because they are filled automatically. docs/behaviour/forms.md#empty-forms.
 */
export function isEmptyForm(fields: readonly AnsweredField[]): boolean {
  const asked = fields.filter(({ spec }) => spec.kind !== 'hidden' && !isConsent(spec));
  return asked.length > 0 && asked.every(({ value }) => isEmptyValue(value));
}

/**
 * The field that an empty form asks for, even if it is not required: its first e-mail field or, if
 * there is none, its first input that is no consent. docs/behaviour/forms.md#empty-forms.
 */
export function fieldToHighlight(specs: readonly FieldSpec[]): FieldSpec | undefined {
  const asked = specs.filter((spec) => spec.kind !== 'hidden' && !isConsent(spec));
  return asked.find(({ kind }) => kind === 'email') ?? asked[0];
}

/** Whether a field asks for consent: by its base name, or as a checkbox that is alone. */
export function isConsent({ kind, baseName, options = [] }: FieldSpec): boolean {
  return baseName === 'consent' || (kind === 'checkbox' && options.length === 0);
}
