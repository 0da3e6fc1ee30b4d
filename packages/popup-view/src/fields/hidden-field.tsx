import type { ReactNode } from 'react';
import type { FieldProps } from './field-props.ts';
import { useFieldControl } from './use-field-control.ts';

/** A field that visitors do not see. Its value comes from the page's address, or from a script. */
export function HiddenField({ spec }: FieldProps): ReactNode {
  const { frameRef, inputProps, answer } = useFieldControl(spec);
  return (
    <div ref={frameRef} hidden>
      <input
        {...inputProps}
        onChange={(event) => answer(event.currentTarget.value)}
        type="hidden"
      />
    </div>
  );
}
