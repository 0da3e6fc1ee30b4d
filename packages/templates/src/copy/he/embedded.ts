import type { FormatCopy } from '../copy.ts';

export const embeddedHe: FormatCopy = {
  1: { eyebrow: 'ממשיכים לקרוא', headline: 'עוד סיפורים כאלה, *בכל יום חמישי*', text: 'בלי רעש: מייל אחד בשבוע, שכתבו אנשים.', button: 'הרשמה', small: 'הסרה בלחיצה אחת.', thanks: 'ברוכים הבאים', thanksText: 'הסיפור הבא יוצא ביום חמישי.' },
};
