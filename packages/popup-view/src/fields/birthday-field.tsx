import { formatDayFirstDate, parseDayFirstDate } from '@beckon/contract/form-rules';
import type { Language } from '@beckon/contract/values';
import { useState, type ChangeEvent, type FocusEvent, type ReactNode } from 'react';
import { FieldFrame, LabelText } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { useFieldControl } from './use-field-control.ts';

const PARTS = ['day', 'month', 'year'] as const;
type Part = (typeof PARTS)[number];
type Parts = Readonly<Record<Part, string>>;
type PartControl = HTMLInputElement | HTMLSelectElement;

const LENGTH: Readonly<Record<Part, number>> = { day: 2, month: 2, year: 4 };
const MONTHS = [...Array(12).keys()].map((index) => index + 1);
const EMPTY: Parts = { day: '', month: '', year: '' };
/** The value while the day is incomplete: it is not a date, so the birthday rule refuses it. */
const UNFINISHED = '?';

/**
 * A birthday in three separate parts, which visitors cannot confuse: day, month by its name, year.
 * The value is dd/mm/yyyy and before today. docs/behaviour/forms.md#dates.
 */
export function BirthdayField({ spec }: FieldProps): ReactNode {
  const control = useFieldControl(spec);
  const { text, inputProps, answer, leave } = control;
  const [parts, setParts] = useState(() => partsOf(text));

  function change({ currentTarget }: ChangeEvent<PartControl>): void {
    const next = partsIn(currentTarget);
    setParts(next);
    answer(textOf(next));
  }

  function leaveGroup(event: FocusEvent<HTMLElement>): void {
    if (!event.currentTarget.contains(event.relatedTarget)) leave(textOf(parts));
  }

  return (
    <FieldFrame control={control} isGroup>
      <fieldset
        className="bk-group"
        onBlur={leaveGroup}
        aria-label={inputProps['aria-label']}
        aria-describedby={inputProps['aria-describedby']}
      >
        {spec.label !== '' && (
          <legend className="bk-label">
            <LabelText control={control} />
          </legend>
        )}
        <div className="bk-birthday">
          {PARTS.map((part) => (
            <PartInput key={part} {...{ part, control }} value={parts[part]} onChange={change} />
          ))}
        </div>
      </fieldset>
    </FieldFrame>
  );
}

interface PartInputProps {
  readonly part: Part;
  readonly control: ReturnType<typeof useFieldControl>;
  readonly value: string;
  readonly onChange: (event: ChangeEvent<PartControl>) => void;
}

function PartInput({ part, control, value, onChange }: PartInputProps): ReactNode {
  const { inputProps, language } = control;
  const { id, name, autoComplete } = inputProps;
  const word = partWord(part, language);
  const common = {
    ...inputProps,
    ref: undefined,
    defaultValue: undefined,
    id: `${id}-${part}`,
    name: `${name}-${part}`,
    autoComplete: autoComplete && `${autoComplete}-${part}`,
    'aria-label': word,
    'aria-describedby': undefined,
    'data-empty': value === '',
    value,
    onChange,
  };
  if (part === 'month')
    return (
      <select {...common} className="bk-input bk-select">
        <option value="">{word}</option>
        {MONTHS.map((month) => (
          <option key={month} value={month}>
            {monthName(month, language)}
          </option>
        ))}
      </select>
    );
  return (
    <input
      {...common}
      type="text"
      inputMode="numeric"
      placeholder={word}
      maxLength={LENGTH[part]}
    />
  );
}

/** Browsers have these words in every language, so we do not ship them. */
function partWord(part: Part, language: Language): string {
  const word = new Intl.DisplayNames(language, { type: 'dateTimeField' }).of(part) ?? part;
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function monthName(month: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { month: 'long' }).format(new Date(2000, month - 1, 1));
}

/** All parts, read from the page: several may change before React draws again. */
function partsIn(control: PartControl): Parts {
  const controls = control.closest('fieldset')?.querySelectorAll<PartControl>('input,select') ?? [];
  const [day = '', month = '', year = ''] = [...controls].map(({ value }) =>
    value.replaceAll(/\D/gu, ''),
  );
  return { day, month, year };
}

function partsOf(text: string): Parts {
  const date = parseDayFirstDate(text);
  return date === undefined
    ? EMPTY
    : { day: String(date.day), month: String(date.month), year: String(date.year) };
}

function textOf({ day, month, year }: Parts): string {
  const date = parseDayFirstDate(`${day}/${month}/${year}`);
  if (date !== undefined) return formatDayFirstDate(date);
  return day + month + year === '' ? '' : UNFINISHED;
}
