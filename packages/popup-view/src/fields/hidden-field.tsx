import type { ReactNode } from 'react';
import type { FieldProps } from './field-props.ts';
import { useFieldControl } from './use-field-control.ts';

/** A field that visitors do not see. Its value usually comes from the page's address. */
export function HiddenField({ spec }: FieldProps): ReactNode {
  const { frameRef, inputProps, text } = useFieldControl(spec);
  return (
    <div ref={frameRef} hidden>
      <input type="hidden" id={inputProps.id} name={inputProps.name} value={text} />
    </div>
  );
}
