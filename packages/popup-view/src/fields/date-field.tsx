import {
  formatDayFirstDate,
  formatIsoDate,
  parseDayFirstDate,
  parseIsoDate,
} from '@beckon/contract/form-rules';
import { useEffect, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { localDay } from '../form/local-day.ts';
import { chunkOf, useLazy } from '../lazy/use-lazy.ts';
import { PopupBoundary } from '../popup-boundary.tsx';
import type { DatePart } from './date/date-part.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { useAdoptedCss } from './use-adopted-css.ts';
import { useFieldControl, type FieldControl } from './use-field-control.ts';

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown', 'ArrowUp'];
const CLEARING_KEYS = ['Backspace', 'Delete'];

/**
 * A date as dd/mm/yyyy. The input is read-only and opens a calendar. If the calendar cannot be
 * loaded or drawn, the browser's own date control replaces it. docs/behaviour/forms.md#dates.
 */
export function DateField({ spec }: FieldProps): ReactNode {
  const control = useFieldControl(spec);
  const { form, frameRef } = control;
  const picker = useLazy(form !== undefined, async () => form?.ports.loadPart('date-picker'));
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    if (isBroken) frameRef.current?.querySelector('input')?.focus();
  }, [isBroken, frameRef]);
  return (
    <FieldFrame control={control}>
      {isBroken || picker.name === 'failed' ? (
        <NativeDate control={control} />
      ) : (
        <PopupBoundary onBroken={() => setBroken(true)}>
          <PickedDate control={control} picker={chunkOf(picker)} />
        </PopupBoundary>
      )}
    </FieldFrame>
  );
}

function PickedDate({
  control,
  picker,
}: {
  readonly control: FieldControl;
  readonly picker: DatePart | undefined;
}): ReactNode {
  const { inputProps, answer, leave, frameRef } = control;
  const [isOpen, setOpen] = useState(false);
  const panelId = `${inputProps.id}-panel`;
  useAdoptedCss(frameRef, picker?.css);

  function handleKey(event: KeyboardEvent): void {
    if (OPENING_KEYS.includes(event.key)) {
      event.preventDefault();
      setOpen(true);
    } else if (CLEARING_KEYS.includes(event.key)) answer('');
  }

  function close(value: string): void {
    setOpen(false);
    leave(value);
    inputProps.ref.current?.focus();
  }

  return (
    <>
      <input
        {...inputProps}
        type="text"
        readOnly
        dir="ltr"
        className="bk-input bk-date"
        placeholder={inputProps.placeholder ?? 'dd/mm/yyyy'}
        data-hint={inputProps.placeholder === undefined ? 'none' : undefined}
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={isOpen && picker !== undefined}
        aria-controls={isOpen && picker !== undefined ? panelId : undefined}
        autoComplete="off"
        onChange={(event) => answer(event.currentTarget.value)}
        onClick={() => setOpen(true)}
        onKeyDown={handleKey}
        onBlur={() => {
          if (!isOpen) leave();
        }}
      />
      {isOpen && picker !== undefined && (
        <Calendar
          id={panelId}
          control={control}
          picker={picker}
          anchorRef={inputProps.ref}
          close={close}
          hide={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface CalendarProps {
  readonly id: string;
  readonly control: FieldControl;
  readonly picker: DatePart;
  readonly anchorRef: RefObject<HTMLInputElement | null>;
  /** Closes the calendar, puts this text into the field, and focuses it. */
  readonly close: (text: string) => void;
  /** Only closes the calendar. */
  readonly hide: () => void;
}

function Calendar({ id, control, picker, anchorRef, close, hide }: CalendarProps): ReactNode {
  const { text, language, answer, form } = control;
  if (form === undefined) return null;
  return (
    <picker.DatePanel
      id={id}
      anchorRef={anchorRef}
      language={language}
      today={localDay(form.ports.now())}
      value={parseDayFirstDate(text)}
      onChoose={(date) => {
        const chosen = date === undefined ? '' : formatDayFirstDate(date);
        answer(chosen);
        close(chosen);
      }}
      onClose={(why) => (why === 'escape' ? close(text) : hide())}
    />
  );
}

function NativeDate({
  control: { text, inputProps, answer, leave },
}: {
  readonly control: FieldControl;
}): ReactNode {
  const date = parseDayFirstDate(text);
  return (
    <input
      {...inputProps}
      ref={undefined}
      type="date"
      defaultValue={date && formatIsoDate(date)}
      onChange={(event) => {
        const chosen = parseIsoDate(event.currentTarget.value);
        answer(chosen === undefined ? '' : formatDayFirstDate(chosen));
      }}
      onBlur={() => leave()}
    />
  );
}
