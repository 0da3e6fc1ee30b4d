import type { GameTexts } from '../message-types.ts';

/** The words that only games need, in English. */
export const games: GameTexts = {
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
  error: 'Something went wrong. Your turn is kept.',
  again: 'Try again',
  over: 'This game has ended.',
};
