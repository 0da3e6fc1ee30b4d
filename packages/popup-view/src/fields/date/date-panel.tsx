import { directionOf } from '@beckon/contract/values';
import type { CalendarDate } from '@beckon/contract/form-rules';
import type { ReactNode } from 'react';
import { DayPicker } from 'react-day-picker';
import { CALENDAR_TEXTS } from '@beckon/languages/calendar';
import { FloatingPanel } from '../floating-panel.tsx';
import { calendarWords } from './calendar-words.ts';
import type { DatePanelProps } from './date-part.ts';

const YEARS_BACK = 100;
const YEARS_AHEAD = 20;

/** A calendar for one day: arrows move by days and weeks, Page Up and Down by months, Escape closes. */
export function DatePanel({
  id,
  anchorRef,
  language,
  today,
  value,
  onChoose,
  onClose,
}: DatePanelProps): ReactNode {
  const texts = CALENDAR_TEXTS[language];
  const selected = value && toDate(value);
  return (
    <FloatingPanel
      id={id}
      anchorRef={anchorRef}
      role="dialog"
      label={texts.open}
      className="bk-date-panel"
      onClose={onClose}
    >
      <DayPicker
        mode="single"
        autoFocus
        captionLayout="dropdown"
        dir={directionOf(language)}
        {...calendarWords(language)}
        weekStartsOn={0}
        today={toDate(today)}
        selected={selected}
        defaultMonth={selected ?? toDate(today)}
        startMonth={new Date(today.year - YEARS_BACK, 0)}
        endMonth={new Date(today.year + YEARS_AHEAD, 11)}
        onSelect={(_date, triggered) => onChoose(toCalendarDate(triggered))}
      />
      {value !== undefined && (
        <button type="button" className="bk-date-clear" onClick={() => onChoose(undefined)}>
          {texts.clear}
        </button>
      )}
    </FloatingPanel>
  );
}

function toDate({ year, month, day }: CalendarDate): Date {
  return new Date(year, month - 1, day);
}

function toCalendarDate(date: Date): CalendarDate {
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}
