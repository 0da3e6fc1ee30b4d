import type { ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { useFieldControl } from './use-field-control.ts';

/** Text of several lines, kept as typed. */
export function TextareaField({ spec }: FieldProps): ReactNode {
  const control = useFieldControl(spec);
  return (
    <FieldFrame control={control}>
      <textarea
        {...control.inputProps}
        rows={3}
        onChange={(event) => control.answer(event.currentTarget.value)}
        onBlur={() => control.leave()}
      />
    </FieldFrame>
  );
}
