import type { CalendarTexts } from '../message-types.ts';

/** What the calendar's controls are called, in Hebrew. */
export const calendar: CalendarTexts = {
  open: 'בחירת תאריך',
  clear: 'ניקוי',
  next: 'החודש הבא',
  previous: 'החודש הקודם',
  month: 'חודש',
  year: 'שנה',
  nav: 'חודשים',
  today: 'היום',
  selected: 'נבחר',
};
