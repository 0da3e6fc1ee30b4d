import type { ReactNode } from 'react';
import { FieldFrame, LabelText } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { useFieldControl } from './use-field-control.ts';

/**
 * One choice of a few options. A required group starts with its first option.
 * docs/behaviour/forms.md#required.
 */
export function RadioField({ spec }: FieldProps): ReactNode {
  const control = useFieldControl(spec);
  const { text, inputProps, answer } = control;
  return (
    <FieldFrame control={control} isGroup>
      <fieldset
        className="bk-group"
        role="radiogroup"
        aria-required={spec.isRequired}
        aria-label={inputProps['aria-label']}
        aria-invalid={inputProps['aria-invalid']}
        aria-describedby={inputProps['aria-describedby']}
        data-highlight={inputProps['data-highlight']}
      >
        {spec.label !== '' && (
          <legend className="bk-label">
            <LabelText control={control} />
          </legend>
        )}
        {(spec.options ?? []).map((option, index) => (
          <label key={option} className="bk-choice">
            <input
              type="radio"
              className="bk-choice-input"
              id={`${inputProps.id}-${index}`}
              name={inputProps.id}
              value={option}
              required={spec.isRequired}
              defaultChecked={text === option}
              onChange={(event) => event.currentTarget.checked && answer(option)}
            />
            <span className="bk-choice-text">{option}</span>
          </label>
        ))}
      </fieldset>
    </FieldFrame>
  );
}
