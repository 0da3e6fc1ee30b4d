import type { FieldKind } from './field-kinds.ts';

/**
 * Fields with a fixed meaning; they keep their name on the wire.
 * docs/behaviour/forms.md#names-of-answers.
 */
export const BASE_FIELD_NAMES = [
  'first_name',
  'last_name',
  'gender',
  'country',
  'state',
  'city',
  'address',
  'zip_postal_code',
  'birthday',
  'preferences',
  'consent',
] as const;
export type BaseFieldName = (typeof BASE_FIELD_NAMES)[number];

/**
 * How strictly an e-mail address is checked; absent means `check-typos`.
 * docs/behaviour/forms.md#e-mail.
 */
export const EMAIL_MODES = ['none', 'check-typos', 'business-email', 'typos-business'] as const;
export type EmailMode = (typeof EMAIL_MODES)[number];

/** How strictly a phone number is checked; absent means `basic`. docs/behaviour/forms.md#phone. */
export const PHONE_MODES = ['basic', 'validated', 'israeli', 'international'] as const;
export type PhoneMode = (typeof PHONE_MODES)[number];

/** A field in a template (`data-field`): the question, and how strictly its answer is checked. */
export interface FieldSpec {
  readonly id: string;
  /** Name under which the answer is stored. Empty for fields that are named by kind and counter. */
  readonly name: string;
  readonly kind: FieldKind;
  readonly baseName?: BaseFieldName;
  readonly label: string;
  readonly placeholder: string;
  readonly isRequired: boolean;
  readonly options?: readonly string[];
  readonly defaultValue?: string;
  readonly emailMode?: EmailMode;
  readonly phoneMode?: PhoneMode;
  /** Step of a multi-step form, counted from 1. */
  readonly step?: number;
}

/**
 * An answer: one text, or the chosen options of a checkbox group in the order of the options. Dates
 * are dd/mm/yyyy.
 */
export type FieldValue = string | readonly string[];
