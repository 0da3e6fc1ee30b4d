import { calendar as en } from './en/calendar.ts';
import { calendar as he } from './he/calendar.ts';
import type { Language } from './languages.ts';
import type { Like } from './like.ts';

export type CalendarTexts = Like<typeof en>;

/** The texts of the calendar. They load with it. */
export const CALENDAR_TEXTS: Readonly<Record<Language, CalendarTexts>> = { en, he };
