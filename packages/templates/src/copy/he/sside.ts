import type { FormatCopy } from '../copy.ts';

export const ssideHe: FormatCopy = {
  1: { eyebrow: 'תכף חוזר', headline: '*נצלצל* כשזה יחזור למלאי', text: 'המידה הזאת נחטפת מהר. משאירים אימייל ויודעים ראשונים.', button: 'עדכנו אותי ראשון', small: 'הודעה אחת, רק על הפריט הזה.', thanks: 'רשמנו', thanksText: 'ברגע שזה חוזר למלאי נעדכן.' },
};
