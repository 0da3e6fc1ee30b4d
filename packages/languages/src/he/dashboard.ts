import type { dashboard as en } from '../en/dashboard.ts';
import type { Like } from '../like.ts';

/** Texts of the dashboard that appear in the language of a popup or banner, in Hebrew. */
export const dashboard: Like<typeof en> = {
  gallery: {
    title: 'בחירת עיצוב',
    lead: 'כדאי לבחור בעיצוב הקרוב ביותר למה שרצית. אפשר לשנות טקסטים, צבעים ושדות.',
    importPopup: 'ייבוא פופאפ',
    teaser:
      'לכל עיצוב אפשר להוסיף טיזר, הכפתור הקטן שפותח אותו. אחרי הבחירה בעיצוב: Settings → Teaser.',
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
