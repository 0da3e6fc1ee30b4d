import type { Language } from '@beckon/contract/values';
import type { DayPickerProps } from 'react-day-picker';
import { CALENDAR_TEXTS } from '@beckon/languages/calendar';

/**
 * The calendar's words in the visitor's language. The browser makes them, so no locale files are
 * needed.
 */
export function calendarWords(
  language: Language,
): Pick<DayPickerProps, 'formatters' | 'labels' | 'lang'> {
  const names = CALENDAR_TEXTS[language];
  const written = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, options);
    return (date: Date): string => format.format(date);
  };
  const monthAndYear = written({ month: 'long', year: 'numeric' });
  const wholeDay = written({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return {
    lang: language,
    formatters: {
      formatCaption: monthAndYear,
      formatMonthDropdown: written({ month: 'long' }),
      formatWeekdayName: written({ weekday: 'narrow' }),
    },
    labels: {
      labelNext: () => names.next,
      labelPrevious: () => names.previous,
      labelMonthDropdown: () => names.month,
      labelYearDropdown: () => names.year,
      labelNav: () => names.nav,
      labelGrid: monthAndYear,
      labelWeekday: written({ weekday: 'long' }),
      labelDayButton: (date, { today, selected }) =>
        [today && names.today, wholeDay(date), selected && names.selected]
          .filter(Boolean)
          .join(', '),
    },
  };
}
