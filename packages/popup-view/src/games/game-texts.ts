import type { Language } from '@beckon/contract/values';
import type { GameTexts } from './game-props.ts';

const en: GameTexts = {
  spin: 'Spin',
  wheelName: 'Wheel of prizes',
  scratchHint: 'Scratch here',
  reveal: 'Reveal my prize',
  scratchName: 'Scratch card',
  chooseBox: 'Choose a box',
  box: (number) => `Gift box ${number}`,
  won: 'You won',
  youWon: (label) => `You won: ${label}`,
  noLuck: 'No prize this time',
  trouble: 'Something went wrong. Your turn is kept.',
  again: 'Try again',
  over: 'This game has ended.',
};

const he: GameTexts = {
  spin: 'סובבו',
  wheelName: 'גלגל הפרסים',
  scratchHint: 'גרדו כאן',
  reveal: 'גלו את הפרס שלי',
  scratchName: 'כרטיס גירוד',
  chooseBox: 'בחרו קופסה',
  box: (number) => `קופסת מתנה ${number}`,
  won: 'זכיתם',
  youWon: (label) => `זכיתם: ${label}`,
  noLuck: 'הפעם ללא פרס',
  trouble: 'משהו השתבש. התור שלך נשמר.',
  again: 'ניסיון נוסף',
  over: 'המשחק הזה הסתיים.',
};

/** The words that only games need; they load with the games. */
export const GAME_TEXTS: Readonly<Record<Language, GameTexts>> = { en, he };
