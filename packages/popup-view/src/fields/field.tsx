import { isBirthday, phoneModeOf, type FieldSpec } from '@beckon/contract/form-rules';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { BirthdayField } from './birthday-field.tsx';
import { CheckboxField } from './checkbox-field.tsx';
import { DateField } from './date-field.tsx';
import { EmailField } from './email-field.tsx';
import { HiddenField } from './hidden-field.tsx';
import { InternationalPhoneField } from './international-phone-field.tsx';
import { NumberField } from './number-field.tsx';
import { RadioField } from './radio-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';
import { TextareaField } from './textarea-field.tsx';

/** What each kind of field is drawn with. */
const FIELD_COMPONENTS: Readonly<Record<FieldSpec['kind'], ComponentType<FieldProps>>> = {
  email: EmailField,
  name: TextField,
  phone: TextField,
  tel: TextField,
  text: TextField,
  url: TextField,
  birthday: BirthdayField,
  date: DateField,
  select: SelectField,
  checkbox: CheckboxField,
  radio: RadioField,
  number: NumberField,
  textarea: TextareaField,
  hidden: HiddenField,
};

export interface FieldProps {
  readonly spec: FieldSpec;
}

/**
 * A field of a popup's form, of whatever kind. Stands inside a `PopupForm`.
 * docs/behaviour/forms.md#kinds-of-fields.
 */
export function Field({ spec }: FieldProps): ReactNode {
  return createElement(componentOf(spec), { spec });
}

function componentOf(spec: FieldSpec): ComponentType<FieldProps> {
  if (phoneModeOf(spec) === 'international') return InternationalPhoneField;
  return isBirthday(spec) ? BirthdayField : FIELD_COMPONENTS[spec.kind];
}
