/** The texts that only games need, in English. */
export const games = {
  spin: 'Spin',
  wheelName: 'Wheel of prizes',
  scratchHint: 'Scratch here',
  reveal: 'Reveal my prize',
  scratchName: 'Scratch card',
  chooseBox: 'Choose a box',
  box: (number: number) => `Gift box ${number}`,
  /** Above the prize. */
  won: 'You won',
  youWon: (label: string) => `You won: ${label}`,
  awaited: 'One moment…',
  noLuck: 'No prize this time',
  error: 'Something went wrong. Your turn is kept.',
  again: 'Try again',
  over: 'This game has ended.',
};
