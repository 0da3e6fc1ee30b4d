import type { ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { useFieldControl } from './use-field-control.ts';

/** One choice from the browser's native list. */
export function SelectField({ spec }: FieldProps): ReactNode {
  const control = useFieldControl(spec);
  const { text, messages, answer, leave } = control;
  const { placeholder, maxLength: _notOfLists, ...listProps } = control.inputProps;
  return (
    <FieldFrame control={control}>
      <select
        {...listProps}
        className="bk-input bk-select"
        data-empty={text === ''}
        data-hint={placeholder === undefined ? 'none' : undefined}
        onChange={(event) => answer(event.currentTarget.value)}
        onBlur={() => leave()}
      >
        <option value="">{placeholder ?? messages.chooseOption}</option>
        {(spec.options ?? []).map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
