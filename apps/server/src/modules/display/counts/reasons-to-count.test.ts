import { expect, it } from 'vitest';
import { NOT_HERE, OFFERED } from '../decide/decide-popups.ts';
import { reasonsToCount } from './reasons-to-count.ts';

const SITE = { popupIds: () => ['a', 'b', 'c'] };
const reasons = [OFFERED, OFFERED, 'cart-value'];

it('the first call of a page view counts all decisions', () => {
  expect(reasonsToCount(SITE, { reasons }, { offeredBefore: undefined })).toBe(reasons);
});

it('a page view that asks again counts only popups that it was not offered before', () => {
  expect(reasonsToCount(SITE, { reasons }, { offeredBefore: ['a'] })).toEqual([
    NOT_HERE,
    OFFERED,
    NOT_HERE,
  ]);
});
