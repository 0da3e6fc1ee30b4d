import type { FormatCopy } from '../copy.ts';

export const barHe: FormatCopy = {
  1: { headline: 'השבוע המשלוח עלינו', text: 'על כל הזמנה, בלי מינימום.', button: 'לחנות', thanks: 'מעולה.', thanksText: 'המשלוח חינם.' },
};
