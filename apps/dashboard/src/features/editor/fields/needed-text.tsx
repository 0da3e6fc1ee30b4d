import { TextInput, type TextInputProps } from '@mantine/core';
import { useErrorOnceLeft } from './use-error-once-left.ts';

interface NeededTextProps extends Omit<TextInputProps, 'error' | 'onChange'> {
  readonly value: string;
  /** What to say when it was left empty. */
  readonly missing: string;
  readonly onText: (text: string) => void;
}

/** A text that must not stay empty. */
export function NeededText({ value, missing, onText, ...rest }: NeededTextProps) {
  const complaint = useErrorOnceLeft(value.trim() === '' ? missing : undefined);
  return (
    <TextInput
      {...rest}
      {...complaint}
      value={value}
      onChange={(event) => onText(event.currentTarget.value)}
    />
  );
}
