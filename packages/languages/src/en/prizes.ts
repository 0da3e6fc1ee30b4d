/** The prizes of a new game, in English. */
export const prizes = {
  tenOff: '10% off',
  notThisTime: 'Not this time',
  freeShipping: 'Free shipping',
  fifteenOff: '15% off',
  soClose: 'So close',
  thirtyOff: '30% off',
};
