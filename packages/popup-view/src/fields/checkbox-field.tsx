import { type FieldSpec } from '@beckon/contract/form-rules';
import type { ReactNode } from 'react';
import { TICKED } from '../form/initial-value.ts';
import { FieldFrame, LabelText } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { useFieldControl, type FieldControl } from './use-field-control.ts';

/** One checkbox (consent), or a group of checkboxes if the field has options. */
export function CheckboxField({ spec }: FieldProps): ReactNode {
  const control = useFieldControl(spec);
  return (
    <FieldFrame control={control} isGroup>
      {(spec.options ?? []).length > 0 ? (
        <TickGroup control={control} />
      ) : (
        <TickBox control={control} />
      )}
    </FieldFrame>
  );
}

function TickBox({ control }: { readonly control: FieldControl }): ReactNode {
  const { spec, text, inputProps, answer } = control;
  return (
    <label className="bk-choice bk-consent">
      <input
        type="checkbox"
        className="bk-choice-input"
        id={inputProps.id}
        name={inputProps.name}
        required={spec.isRequired}
        defaultChecked={text !== ''}
        aria-label={inputProps['aria-label']}
        aria-invalid={inputProps['aria-invalid']}
        aria-describedby={inputProps['aria-describedby']}
        data-highlight={inputProps['data-highlight']}
        onChange={(event) => answer(event.currentTarget.checked ? TICKED : '')}
      />
      <span className="bk-choice-text">
        {spec.label === '' ? spec.placeholder : <LabelText control={control} />}
      </span>
    </label>
  );
}

/**
 * A required group is marked by its name, because no single option is required.
 * docs/behaviour/forms.md#required.
 */
function TickGroup({ control }: { readonly control: FieldControl }): ReactNode {
  const { spec, value, inputProps, answer } = control;
  const chosen = typeof value === 'string' ? [] : value;
  return (
    <fieldset
      className="bk-group"
      aria-label={inputProps['aria-label']}
      aria-describedby={inputProps['aria-describedby']}
      data-highlight={inputProps['data-highlight']}
    >
      {spec.label !== '' && (
        <legend className="bk-label">
          <LabelText control={control} isRead />
        </legend>
      )}
      {(spec.options ?? []).map((option, index) => (
        <label key={option} className="bk-choice">
          <input
            type="checkbox"
            className="bk-choice-input"
            id={`${inputProps.id}-${index}`}
            name={inputProps.name}
            value={option}
            defaultChecked={chosen.includes(option)}
            aria-invalid={inputProps['aria-invalid']}
            onChange={(event) => answer(tickedIn(event.currentTarget, spec))}
          />
          <span className="bk-choice-text">{option}</span>
        </label>
      ))}
    </fieldset>
  );
}

/**
 * The options that are ticked now, read from the page: several may be ticked before React draws
 * again.
 */
function tickedIn(box: HTMLInputElement, { options = [] }: FieldSpec): readonly string[] {
  const boxes = box.closest('fieldset')?.querySelectorAll('input') ?? [box];
  const ticked = new Set([...boxes].flatMap(({ checked, value }) => (checked ? [value] : [])));
  return options.filter((option) => ticked.has(option));
}
