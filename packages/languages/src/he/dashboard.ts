import type { dashboard as en } from '../en/dashboard.ts';
import type { Like } from '../like.ts';

/** Texts of the dashboard that appear in the language of a popup or banner, in Hebrew. */
export const dashboard: Like<typeof en> = {
  gallery: {
    kind: 'סוג',
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
