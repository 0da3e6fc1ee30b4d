import { phoneModeOf, VALIDATED_PHONE_PATTERN, type FieldSpec } from '@beckon/contract/form-rules';
import type { ComponentProps, ReactNode } from 'react';
import type { Messages } from '../messages/messages-for.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { useFieldControl } from './use-field-control.ts';

/** One line of text: names, plain texts, web addresses and the phone modes that need no library. */
export function TextField({ spec }: FieldProps): ReactNode {
  const control = useFieldControl(spec);
  const { inputProps, messages, answer, leave } = control;
  return (
    <FieldFrame control={control}>
      <input
        {...inputProps}
        {...kindProps(spec, messages)}
        onChange={(event) => answer(event.currentTarget.value)}
        onBlur={() => leave()}
      />
    </FieldFrame>
  );
}

function kindProps(spec: FieldSpec, messages: Messages): ComponentProps<'input'> {
  const { kind, baseName, isRequired } = spec;
  if (kind === 'url') return { type: 'url', inputMode: 'url', dir: 'ltr' };
  if (phoneModeOf(spec) !== undefined) return phoneProps(spec, messages);
  const isName = kind === 'name' || baseName === 'first_name' || baseName === 'last_name';
  return isName && isRequired ? { type: 'text', title: messages.nameTitle } : { type: 'text' };
}

function phoneProps(spec: FieldSpec, messages: Messages): ComponentProps<'input'> {
  const isValidated = phoneModeOf(spec) === 'validated';
  return {
    type: 'tel',
    inputMode: 'tel',
    dir: 'ltr',
    ...(isValidated && { pattern: VALIDATED_PHONE_PATTERN, title: messages.phoneTitle }),
  };
}
