import type { GameResultCopy } from '../game-result.ts';

export const gameResult: GameResultCopy = {
  won: 'זכית: {{prize_label}}!',
  wonText: 'אפשר לממש בקופה.',
  lost: 'הפעם לא יצא',
  lostText: 'אולי בפעם הבאה. תודה ששיחקת.',
  again: 'חזרה לחנות',
};
