import type { gameResult as en } from '../../en/designs/game-result.ts';
import type { Like } from '../../like.ts';

export const gameResult: Like<typeof en> = {
  won: 'זכית: {{prize_label}}!',
  wonText: 'אפשר לממש בקופה.',
  lost: 'הפעם לא יצא',
  lostText: 'אולי בפעם הבאה. תודה ששיחקת.',
  again: 'חזרה לחנות',
};
