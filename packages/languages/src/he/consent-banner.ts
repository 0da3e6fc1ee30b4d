import type { consentBanner as en } from '../en/consent-banner.ts';
import type { Like } from '../like.ts';

/** The texts of a new cookie banner, until its owner changes them, in Hebrew. */
export const consentBanner: Like<typeof en> = {
  title: 'הפרטיות שלך',
  message:
    'אנחנו משתמשים בעוגיות כדי שהאתר יעבוד, כדי להבין איך משתמשים בו וכדי להציג תוכן שעשוי לעניין אותך. הבחירה במה להשתמש היא שלך.',
  optoutMessage:
    'אנחנו משתמשים בעוגיות כדי שהאתר יעבוד, כדי להבין איך משתמשים בו וכדי להציג תוכן שעשוי לעניין אותך. אפשר להתנגד לכך בכל עת.',
  accept: 'אישור הכול',
  deny: 'דחיית הכול',
  viewPreferences: 'בחירה',
  savePreferences: 'שמירת הבחירה',
  manageConsent: 'הגדרות עוגיות',
  close: 'סגירה',
  alwaysActive: 'תמיד פעיל',
  functional: 'הכרחיות',
  functionalText: 'דרושות לפעולת האתר, למשל לכניסה לחשבון או לשמירת העגלה.',
  preferences: 'העדפות',
  preferencesText: 'זוכרות את מה שבחרת, למשל את השפה.',
  statistics: 'סטטיסטיקה',
  statisticsText: 'עוזרות לנו להבין איך המבקרים משתמשים באתר.',
  marketing: 'שיווק',
  marketingText: 'משמשות להצגת תוכן ופרסום שמתאימים לך, גם באתרים אחרים.',
  blockedByCategory: 'כדי לראות את התוכן יש לאשר עוגיות מסוג {category}',
  blockedByService: 'התוכן מגיע מ-{service}, שעשוי לשמור עוגיות.',
  allowService: 'הצגת התוכן',
};
