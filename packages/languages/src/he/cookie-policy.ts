import type { cookiePolicy as en } from '../en/cookie-policy.ts';
import type { Like } from '../like.ts';
import { COOKIE_PURPOSES } from './cookie-purposes.ts';

/** Our texts on the page of a site's cookies, around those of its owner, in Hebrew. */
export const cookiePolicy: Like<typeof en> = {
  choices: 'הבחירות שלך',
  needsScript: 'הבחירות שלך יופיעו כאן כאשר הדפדפן מאפשר להריץ סקריפטים.',
  consentId: 'מזהה ההסכמה שלך, לפנייה אל האתר בעניין הבחירה שלך:',
  services: 'שירותים ועוגיות',
  noCookies: 'אינו שומר עוגיות משלו באתר זה.',
  cookie: 'עוגייה',
  purpose: 'למה היא משמשת',
  purposeText: (purpose) => COOKIE_PURPOSES.get(purpose) ?? purpose,
  life: 'כמה זמן היא נשמרת',
  days: (days) => (days === 0 ? 'עד לסגירת הדפדפן' : days === 1 ? 'יום אחד' : `${days} ימים`),
  privacyOf: (service) => `מדיניות הפרטיות של ${service}`,
};
