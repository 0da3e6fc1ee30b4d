import type { games as en } from '../en/games.ts';
import type { Like } from '../like.ts';

/** The texts that only games need, in Hebrew. */
export const games: Like<typeof en> = {
  spin: 'סובבו',
  wheelName: 'גלגל הפרסים',
  scratchHint: 'גרדו כאן',
  reveal: 'גלו את הפרס שלי',
  scratchName: 'כרטיס גירוד',
  chooseBox: 'בחרו קופסה',
  box: (number) => `קופסת מתנה ${number}`,
  won: 'זכית',
  youWon: (label) => `זכית: ${label}`,
  awaited: 'רק רגע…',
  noLuck: 'הפעם ללא פרס',
  error: 'משהו השתבש. התור שלך נשמר.',
  again: 'ניסיון נוסף',
  over: 'המשחק הזה הסתיים.',
};
