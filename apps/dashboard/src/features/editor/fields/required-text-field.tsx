import { TextInput, type TextInputProps } from '@mantine/core';
import { useErrorAfterBlur } from './use-error-after-blur.ts';

interface RequiredTextFieldProps extends Omit<TextInputProps, 'error' | 'onChange'> {
  readonly value: string;
  /** The error message for an empty field. */
  readonly missing: string;
  readonly onText: (text: string) => void;
}

/** A text field that must not stay empty. */
export function RequiredTextField({ value, missing, onText, ...rest }: RequiredTextFieldProps) {
  const complaint = useErrorAfterBlur(value.trim() === '' ? missing : undefined);
  return (
    <TextInput
      {...rest}
      {...complaint}
      value={value}
      onChange={(event) => onText(event.currentTarget.value)}
    />
  );
}
