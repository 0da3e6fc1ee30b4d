export const gameResult = {
  won: 'You won {{prize_label}}!',
  wonText: 'Use it at the checkout.',
  lost: 'Not this time',
  lostText: 'No luck today. Thank you for playing.',
  again: 'Back to the shop',
};
