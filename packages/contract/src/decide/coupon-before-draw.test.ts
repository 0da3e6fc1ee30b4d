import { expect, it } from 'vitest';
import { couponBeforeDraw } from './coupon-before-draw.ts';

it.each([
  [
    'a code for all as it is',
    { coupon: { type: 'fixed', code: 'TEN' } },
    { type: 'fixed', code: 'TEN' },
  ],
  [
    'nothing of a code for all that is empty: the block shows its own',
    { coupon: { type: 'fixed', code: '' } },
    undefined,
  ],
  [
    'nothing of an empty one that would end, either',
    { coupon: { type: 'fixed', code: '' }, codes: { validMinutes: 10 } },
    undefined,
  ],
  [
    'no code of one that is drawn',
    { coupon: { type: 'unique', code: 'SORRY' } },
    { type: 'unique', code: '' },
  ],
  [
    'no code of one that ends',
    { coupon: { type: 'fixed', code: 'TEN' }, codes: { validMinutes: 10 } },
    { type: 'fixed', code: '' },
  ],
] as const)('before a draw a popup shows %s', (_what, settings, shown) => {
  expect(couponBeforeDraw(settings)).toEqual(shown);
});
