import type { Language } from '@beckon/contract/values';
import { calendar as en } from './en/calendar.ts';
import { calendar as he } from './he/calendar.ts';

/** What the calendar's controls are called. */
export type CalendarTexts = Readonly<
  Record<'next' | 'previous' | 'month' | 'year' | 'nav' | 'today' | 'selected', string>
>;

/** The calendar's own words; they load with it. */
export const CALENDAR_TEXTS: Readonly<Record<Language, CalendarTexts>> = { en, he };
