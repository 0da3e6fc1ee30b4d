import { isBirthday, phoneModeOf, type FieldSpec } from '@beckon/contract/form-rules';
import type { ComponentType, ReactNode } from 'react';
import { CheckboxField } from './checkbox-field.tsx';
import { EmailField } from './email-field.tsx';
import type { FieldProps } from './field.tsx';
import { HiddenField } from './hidden-field.tsx';
import { TextField } from './text-field.tsx';

/** The kinds that most forms are made of; they come with the view, the others with the extras. */
const COMMON_KINDS: Readonly<Partial<Record<FieldSpec['kind'], ComponentType<FieldProps>>>> = {
  email: EmailField,
  name: TextField,
  phone: TextField,
  tel: TextField,
  text: TextField,
  url: TextField,
  checkbox: CheckboxField,
  hidden: HiddenField,
};

/** Whether a field is drawn without the extras. */
export function isCommonField(spec: FieldSpec): boolean {
  return (
    COMMON_KINDS[spec.kind] !== undefined &&
    phoneModeOf(spec) !== 'international' &&
    !isBirthday(spec)
  );
}

/** A field of a common kind; nothing for the others. Stands inside a `PopupForm`. */
export function CommonField({ spec }: FieldProps): ReactNode {
  const Component = COMMON_KINDS[spec.kind];
  return Component ? <Component spec={spec} /> : null;
}
