import type { GameResultCopy } from '../game-result.ts';

export const gameResult: GameResultCopy = {
  won: 'זכית: {{prize_label}}!',
  wonText: 'משתמשים בו בקופה.',
  lost: 'הפעם לא יצא',
  lostText: 'היום לא היה מזל. תודה ששיחקת.',
  again: 'חזרה לחנות',
};
