import { keepNumberCharacters, roundedNumberText } from '@beckon/contract/form-rules';
import type { KeyboardEvent, ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { useFieldControl } from './use-field-control.ts';

/**
 * A number field. Keys that are not part of a number do nothing. Leaving the field rounds the
 * number to 2 decimals. docs/behaviour/forms.md#numbers.
 */
export function NumberField({ spec }: FieldProps): ReactNode {
  const control = useFieldControl(spec);
  const { text, inputProps, answer, leave } = control;

  function round(): void {
    const rounded = roundedNumberText(text);
    if (rounded !== text) answer(rounded);
    leave(rounded);
  }

  return (
    <FieldFrame control={control}>
      <input
        {...inputProps}
        type="text"
        inputMode="decimal"
        dir="ltr"
        onKeyDown={refuseOtherCharacters}
        onChange={({ currentTarget }) => {
          const kept = keepNumberCharacters(currentTarget.value);
          if (kept !== currentTarget.value) currentTarget.value = kept;
          answer(kept);
        }}
        onBlur={round}
      />
    </FieldFrame>
  );
}

function refuseOtherCharacters(event: KeyboardEvent): void {
  const isCharacter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (isCharacter && keepNumberCharacters(event.key) === '') event.preventDefault();
}
