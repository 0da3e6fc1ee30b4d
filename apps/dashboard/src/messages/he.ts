import type { DashboardMessages } from './dashboard-messages.ts';

export const he: DashboardMessages = {
  gallery: {
    kind: 'סוג',
    kinds: {
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
    },
    everyKind: 'כל הסוגים',
    purpose: 'מטרה',
    anyPurpose: 'כל המטרות',
    search: 'חיפוש עיצובים',
    searchHint: 'חיפוש: ניוזלטר, עגלה, קופון, סרגל…',
    designs: 'עיצובים',
    count: (designs) =>
      designs === 0 ? 'אין עיצוב מתאים.' : designs === 1 ? 'עיצוב אחד' : `${designs} עיצובים`,
    showAll: 'להציג הכול',
    use: 'לבחור בעיצוב הזה',
    previous: 'העיצוב הקודם',
    next: 'העיצוב הבא',
    closePreview: 'סגירת התצוגה',
  },
  policyLinks: {
    'cookie-statement': 'מדיניות עוגיות',
    'privacy-statement': 'מדיניות פרטיות',
    impressum: 'פרטי העסק',
  },
  ownWebsite: 'האתר הזה',
  teaserLabel: 'ההטבה מחכה לך',
};
