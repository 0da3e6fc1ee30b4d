import type { coupon as english } from '../en/coupon.ts';

/** What a coupon says beside its code, in Hebrew. */
export const coupon: typeof english = {
  apply: 'הפעלה בעגלה שלי',
  ends: 'בתוקף לעוד {time}',
  ended: 'תוקף הקוד פג.',
  coming: 'הקוד בדרך אליך…',
  error: 'משהו השתבש. הקוד שלך נשמר.',
  again: 'ניסיון נוסף',
  none: 'לא נשארו קודים כרגע.',
};
