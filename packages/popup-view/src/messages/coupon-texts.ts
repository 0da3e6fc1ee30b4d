import type { Language } from '@beckon/contract/values';

const en = {
  apply: 'Apply to my cart',
  ends: 'Valid for {time}',
  ended: 'This code has expired.',
  coming: 'Getting your code…',
  trouble: 'Something went wrong. Your code is kept for you.',
  again: 'Try again',
  none: 'There are no codes left right now.',
};

const he: typeof en = {
  apply: 'הפעלה בעגלה שלי',
  ends: 'בתוקף לעוד {time}',
  ended: 'תוקף הקוד פג.',
  coming: 'הקוד בדרך אליך…',
  trouble: 'משהו השתבש. הקוד שלך נשמר.',
  again: 'ניסיון נוסף',
  none: 'לא נשארו קודים כרגע.',
};

/** What a coupon says beside its code; loads with the blocks that few popups have. */
export const COUPON_TEXTS: Readonly<Record<Language, typeof en>> = { en, he };
