import {
  formatDayFirstDate,
  formatIsoDate,
  parseDayFirstDate,
  parseIsoDate,
} from '@beckon/contract/form-rules';
import { useState, type ReactNode } from 'react';
import { localDay } from '../form/local-day.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { useFieldControl } from './use-field-control.ts';

const DAY_MS = 86_400_000;
/** Stands for a day that is begun but not whole; no date, so the birthday rule refuses it. */
const UNFINISHED = '?';

/**
 * A day of birth, on the browser's own date control: phones bring their wheels, keyboards type, and
 * the browser can fill it in. The value is dd/mm/yyyy and lies before today.
 * docs/behaviour/forms.md#dates.
 */
export function BirthdayField({ spec }: FieldProps): ReactNode {
  const control = useFieldControl(spec);
  const { text, inputProps, answer, leave, form } = control;
  // Uncontrolled: writing a half-typed day back would wipe it.
  const [first] = useState(() => toNative(text));
  const yesterday = form && formatIsoDate(localDay(form.ports.now() - DAY_MS));

  function readFrom(input: HTMLInputElement): string {
    const date = parseIsoDate(input.value);
    if (date !== undefined) return formatDayFirstDate(date);
    return input.validity.badInput ? UNFINISHED : '';
  }

  return (
    <FieldFrame control={control}>
      <input
        {...inputProps}
        type="date"
        max={yesterday}
        defaultValue={first}
        data-empty={text === ''}
        onChange={(event) => answer(readFrom(event.currentTarget))}
        onBlur={(event) => {
          const value = readFrom(event.currentTarget);
          if (value !== text) answer(value);
          leave(value);
        }}
      />
    </FieldFrame>
  );
}

function toNative(text: string): string {
  const date = parseDayFirstDate(text);
  return date === undefined ? '' : formatIsoDate(date);
}
