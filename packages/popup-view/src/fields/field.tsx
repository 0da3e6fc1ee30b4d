import {
  isBirthday,
  phoneModeOf,
  type FieldKind,
  type FieldSpec,
} from '@beckon/contract/form-rules';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { BirthdayField } from './birthday-field.tsx';
import { COMMON_COMPONENTS } from './common-field.tsx';
import { DateField } from './date-field.tsx';
import type { FieldProps } from './field-props.ts';
import { InternationalPhoneField } from './international-phone-field.tsx';
import { NumberField } from './number-field.tsx';
import { RadioField } from './radio-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextareaField } from './textarea-field.tsx';

/** The component for each kind of field. */
const COMPONENTS: Readonly<Record<FieldKind, ComponentType<FieldProps>>> = {
  ...COMMON_COMPONENTS,
  birthday: BirthdayField,
  date: DateField,
  select: SelectField,
  radio: RadioField,
  number: NumberField,
  textarea: TextareaField,
};

/**
 * A field of a popup's form, of any kind. Use it inside a `PopupForm`.
 * docs/behaviour/forms.md#kinds-of-fields.
 */
export function Field({ spec }: FieldProps): ReactNode {
  return createElement(componentOf(spec), { spec });
}

function componentOf(spec: FieldSpec): ComponentType<FieldProps> {
  if (phoneModeOf(spec) === 'international') return InternationalPhoneField;
  return isBirthday(spec) ? BirthdayField : COMPONENTS[spec.kind];
}
