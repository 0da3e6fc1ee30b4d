import type { prizes as en } from '../en/prizes.ts';
import type { Like } from '../like.ts';

/** The prizes of a new game, in Hebrew. */
export const prizes: Like<typeof en> = {
  tenOff: '10% הנחה',
  notThisTime: 'לא הפעם',
  freeShipping: 'משלוח חינם',
  fifteenOff: '15% הנחה',
  soClose: 'כמעט',
  thirtyOff: '30% הנחה',
};
