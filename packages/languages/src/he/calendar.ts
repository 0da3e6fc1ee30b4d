import type { calendar as en } from '../en/calendar.ts';
import type { Like } from '../like.ts';

/** The names of the calendar's controls, in Hebrew. */
export const calendar: Like<typeof en> = {
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
