import {
  isBirthday,
  phoneModeOf,
  traitsOf,
  type CommonKind,
  type FieldKind,
  type FieldSpec,
} from '@beckon/contract/form-rules';
import type { ComponentType, ReactNode } from 'react';
import { CheckboxField } from './checkbox-field.tsx';
import { EmailField } from './email-field.tsx';
import type { FieldProps } from './field-props.ts';
import { HiddenField } from './hidden-field.tsx';
import { TextField } from './text-field.tsx';

/** The components of the most common kinds. Those of other kinds are loaded with the extras. */
export const COMMON_COMPONENTS: Readonly<Record<CommonKind, ComponentType<FieldProps>>> = {
  email: EmailField,
  name: TextField,
  phone: TextField,
  tel: TextField,
  text: TextField,
  url: TextField,
  checkbox: CheckboxField,
  hidden: HiddenField,
};

/** Whether the field can be drawn without the extras. */
export function isCommonField(spec: FieldSpec): boolean {
  return traitsOf(spec.kind).isCommon && phoneModeOf(spec) !== 'international' && !isBirthday(spec);
}

/** A field of a common kind. Draws nothing for other kinds. Use it inside a `PopupForm`. */
export function CommonField({ spec }: FieldProps): ReactNode {
  const components: Readonly<Partial<Record<FieldKind, ComponentType<FieldProps>>>> =
    COMMON_COMPONENTS;
  const Component = components[spec.kind];
  return Component ? <Component spec={spec} /> : null;
}
