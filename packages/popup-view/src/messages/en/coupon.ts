/** What a coupon says beside its code, in English. */
export const coupon = {
  apply: 'Apply to my cart',
  ends: 'Valid for {time}',
  ended: 'This code has expired.',
  coming: 'Getting your code…',
  error: 'Something went wrong. Your code is kept for you.',
  again: 'Try again',
  none: 'There are no codes left right now.',
};
