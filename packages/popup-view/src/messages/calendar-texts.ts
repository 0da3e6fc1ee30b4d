import type { Language } from '@beckon/contract/values';
import { calendar as en } from './en/calendar.ts';
import { calendar as he } from './he/calendar.ts';
import type { CalendarTexts } from './message-types.ts';

/** The calendar's own words; they load with it. */
export const CALENDAR_TEXTS: Readonly<Record<Language, CalendarTexts>> = { en, he };
