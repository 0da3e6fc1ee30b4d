import type { CouponTexts } from '../coupon-texts.ts';

/** What a coupon says beside its code, in Hebrew. */
export const coupon: CouponTexts = {
  apply: 'הפעלה בעגלה שלי',
  ends: 'בתוקף לעוד {time}',
  ended: 'תוקף הקוד פג.',
  coming: 'הקוד בדרך אליך…',
  error: 'משהו השתבש. הקוד שלך נשמר.',
  again: 'ניסיון נוסף',
  none: 'לא נשארו קודים כרגע.',
};
