import type { popupTypes as en } from '../en/popup-types.ts';
import type { Like } from '../like.ts';

/** The names of the popup types for owners, in Hebrew. */
export const popupTypes: Like<typeof en> = {
  lightbox: 'חלון קופץ',
  bar: 'סרגל',
  sside: 'חלון צד',
  bside: 'כרטיס בפינה',
  browsing: 'הצעה בזמן גלישה',
  mobile: 'פופאפ לנייד',
  social: 'רשתות חברתיות',
  fullpage: 'עמוד מלא',
  embedded: 'טופס מוטמע',
  gamified: 'משחק',
  content: 'פופאפ תוכן',
};
