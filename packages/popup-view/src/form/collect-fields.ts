import {
  answerNames,
  isConsent,
  isEmptyValue,
  phoneModeOf,
  roundedNumberText,
  valueText,
  visibleText,
  type AnsweredField,
  type FilledField,
  type ReadPhone,
} from '@beckon/contract/form-rules';
import type { FilledForm } from '../view-contract.ts';

/** A field at the moment when the form is sent. */
export interface FieldToCollect extends AnsweredField {
  readonly phone?: ReadPhone | undefined;
}

export interface FormToCollect {
  readonly fields: readonly FieldToCollect[];
  readonly looksAutomated: boolean;
  readonly fillTimeMs: number;
}

/** The form as the runner receives it, in the order of its fields. No side effects. */
export function collectForm({ fields, looksAutomated, fillTimeMs }: FormToCollect): FilledForm {
  const consents = fields.filter(({ spec }) => isConsent(spec));
  return {
    fields: collectFields(fields),
    consentChecked: consents.length > 0 && consents.every(({ value }) => !isEmptyValue(value)),
    looksAutomated,
    fillTimeMs,
  };
}

/** Whether a required consent is missing. */
export function lacksConsent(fields: readonly AnsweredField[]): boolean {
  return fields.some(
    ({ spec, value }) => isConsent(spec) && spec.isRequired && isEmptyValue(value),
  );
}

/**
 * All fields with their answers. Texts are sent as typed, e-mail addresses without spaces around
 * them, numbers rounded, and international phone numbers as +972501234567.
 */
export function collectFields(fields: readonly FieldToCollect[]): readonly FilledField[] {
  const nameOf = answerNames();
  return fields.map((field) => {
    const { spec } = field;
    return {
      id: spec.id,
      name: nameOf(spec),
      kind: spec.kind,
      placeholder: spec.placeholder,
      label: spec.label,
      value: sentValue(field),
      createdAs: spec.baseName ?? spec.kind,
    };
  });
}

function sentValue({ spec, value, phone }: FieldToCollect): string {
  const text = valueText(value);
  if (spec.kind === 'email') return visibleText(text);
  if (spec.kind === 'number') return roundedNumberText(text);
  if (phoneModeOf(spec) === 'international') return phone?.e164 ?? text.trim();
  return text;
}
