import type { Language } from '@beckon/contract/values';

/** The words of the cookie policy document around what the owner wrote. */
export interface PolicyWords {
  readonly choices: string;
  readonly needsScript: string;
  readonly services: string;
  readonly noServices: string;
  readonly noCookies: string;
  readonly cookie: string;
  readonly purpose: string;
  readonly life: string;
  readonly days: (days: number) => string;
  readonly privacyOf: (service: string) => string;
}

export const POLICY_WORDS: Readonly<Record<Language, PolicyWords>> = {
  en: {
    choices: 'Your choices',
    needsScript: 'Your choices are shown here when scripts may run in your browser.',
    services: 'Services and cookies',
    noServices: 'This site uses no services that set cookies.',
    noCookies: 'Sets no cookies of its own on this site.',
    cookie: 'Cookie',
    purpose: 'What it is for',
    life: 'How long it stays',
    days: (days) =>
      days === 0 ? 'Until the browser is closed' : days === 1 ? '1 day' : `${days} days`,
    privacyOf: (service) => `Privacy policy of ${service}`,
  },
  he: {
    choices: 'הבחירות שלך',
    needsScript: 'הבחירות שלך יופיעו כאן כאשר הדפדפן מאפשר להריץ סקריפטים.',
    services: 'שירותים ועוגיות',
    noServices: 'האתר אינו משתמש בשירותים ששומרים עוגיות.',
    noCookies: 'אינו שומר עוגיות משלו באתר זה.',
    cookie: 'עוגייה',
    purpose: 'למה היא משמשת',
    life: 'כמה זמן היא נשמרת',
    days: (days) => (days === 0 ? 'עד לסגירת הדפדפן' : days === 1 ? 'יום אחד' : `${days} ימים`),
    privacyOf: (service) => `מדיניות הפרטיות של ${service}`,
  },
};
