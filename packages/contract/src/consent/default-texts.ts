import type { Language } from '../values/languages.ts';
import type { ConsentTexts } from './consent-texts.ts';

const EN: ConsentTexts = {
  title: 'Your privacy',
  message:
    'We use cookies to make this site work, to see how it is used, and to show what may interest you. You choose which of them we may use.',
  optoutMessage:
    'We use cookies to make this site work, to see how it is used, and to show what may interest you. You can object at any time.',
  accept: 'Accept all',
  deny: 'Reject all',
  viewPreferences: 'Choose',
  savePreferences: 'Save my choice',
  manageConsent: 'Cookie settings',
  close: 'Close',
  alwaysActive: 'Always on',
  functional: 'Necessary',
  functionalText: 'Needed for the site to work, such as signing in or keeping your cart.',
  preferences: 'Preferences',
  preferencesText: 'Remember what you chose, such as your language.',
  statistics: 'Statistics',
  statisticsText: 'Help us understand how visitors use the site.',
  marketing: 'Marketing',
  marketingText: 'Used to show content and advertising that fits you, also on other sites.',
  blockedByCategory: 'Allow {category} cookies to see this content',
  blockedByService: 'This content comes from {service}, which may set cookies.',
  allowService: 'Show it',
};

const HE: ConsentTexts = {
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

/** The texts a new banner starts with. */
export const DEFAULT_CONSENT_TEXTS: Readonly<Record<Language, ConsentTexts>> = { en: EN, he: HE };
