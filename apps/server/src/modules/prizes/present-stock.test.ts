import type { PrizeSettings } from '@beckon/contract/settings';
import { expect, test } from 'vitest';
import { presentStock } from './present-stock.ts';

const aPrize = (part: Partial<PrizeSettings>): PrizeSettings => ({
  id: 'p',
  label: '10%',
  isWinning: true,
  chances: 1,
  code: '',
  usesCodePool: false,
  ...part,
});
const aUse = (part: object) => ({
  prizeId: 'p',
  given: 0,
  givenToday: 0,
  codesTotal: 0,
  codesLeft: 0,
  ...part,
});

test('odds are shown as shares of their sum, whatever numbers the owner typed', () => {
  expect(
    presentStock([aPrize({ id: 'a', chances: 3 }), aPrize({ id: 'b', chances: 1 })], []).map(
      ({ share }) => share,
    ),
  ).toEqual([0.75, 0.25]);
  expect(presentStock([aPrize({ chances: 0 })], [])[0]?.share).toBe(0);
});

test('the stock warns if few prizes or codes are left, but not for a blank or a prize that is off', () => {
  const isLow = (part: Partial<PrizeSettings>, use: object) =>
    presentStock([aPrize(part)], [aUse(use)])[0]?.isLow;
  expect(isLow({ stock: 20 }, { given: 10 })).toBe(false);
  expect(isLow({ stock: 20 }, { given: 11 })).toBe(true);
  expect(isLow({ usesCodePool: true }, { codesTotal: 50, codesLeft: 9 })).toBe(true);
  expect(isLow({ usesCodePool: true }, { codesTotal: 50, codesLeft: 10 })).toBe(false);
  expect(isLow({ stock: 3 }, { given: 1 })).toBe(true);
  expect(isLow({ stock: 3 }, {}), 'a small stock, all of it there').toBe(false);
  expect(isLow({ usesCodePool: true }, { codesTotal: 2, codesLeft: 2 })).toBe(false);
  expect(isLow({ usesCodePool: true }, {}), 'no codes yet').toBe(true);
  expect(isLow({ isWinning: false, stock: 1 }, { given: 1 })).toBe(false);
  expect(isLow({ chances: 0, usesCodePool: true }, {})).toBe(false);
});

test('the stock says when nothing is left of a prize', () => {
  const isUsedUp = (part: Partial<PrizeSettings>, use: object) =>
    presentStock([aPrize(part)], [aUse(use)])[0]?.isUsedUp;
  expect(isUsedUp({ stock: 1 }, { given: 1 })).toBe(true);
  expect(isUsedUp({ stock: 2 }, { given: 1 })).toBeUndefined();
  expect(isUsedUp({ stock: 9, usesCodePool: true }, { codesTotal: 5, codesLeft: 0 })).toBe(true);
  expect(isUsedUp({ chances: 0, stock: 1 }, { given: 1 })).toBeUndefined();
  expect(isUsedUp({ usesCodePool: true }, {}), 'no codes yet').toBeUndefined();
});

test('a stock that is set below the number of given prizes leaves zero, not a negative number', () => {
  expect(presentStock([aPrize({ stock: 3 })], [aUse({ given: 5 })])[0]?.stockLeft).toBe(0);
});
