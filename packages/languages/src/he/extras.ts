import type { extras as en } from '../en/extras.ts';
import type { Like } from '../like.ts';

/** The texts of blocks that few popups have, in Hebrew. The last eight appear beside a coupon code. */
export const extras: Like<typeof en> = {
  copy: 'העתקה',
  copied: 'הועתק',
  copyCode: 'העתקה של הקוד {code}',
  playVideo: 'הפעלת הסרטון: {title}',
  timeLeft: 'הזמן שנותר',
  days: 'ימים',
  hours: 'שעות',
  minutes: 'דקות',
  seconds: 'שניות',
  pause: 'השהיה',
  resume: 'המשך',
  preview: 'זוהי תצוגה מקדימה של הפופאפ. שימו לב: השליחה אינה פעילה.',
  refused: 'ההעתקה חסומה כאן. אפשר ללחוץ לחיצה ארוכה על הקוד, או לסמן אותו, ולהעתיק.',
  apply: 'הפעלה בעגלה שלי',
  ends: 'בתוקף לעוד {time}',
  ended: 'תוקף הקוד פג.',
  coming: 'הקוד בדרך אליך…',
  error: 'משהו השתבש. הקוד שלך נשמר.',
  again: 'ניסיון נוסף',
  none: 'לא נשארו קודים כרגע.',
};
