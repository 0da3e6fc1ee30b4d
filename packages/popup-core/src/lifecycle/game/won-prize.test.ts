import type { DrawnPrize } from '@beckon/contract/popup';
import { expect, it } from 'vitest';
import { aPopup } from '../../popup/testing/a-popup.ts';
import { aLink, runOpenPopup, submitted } from '../testing/run-popup.ts';

const prize: DrawnPrize = { id: 'ten', label: '10%', isWinning: true, code: 'TEN' };
const wheel = aPopup({
  type: 'gamified',
  game: {
    game: 'wheel',
    prizes: [],
    skipsPlayScreenAfterWin: false,
    hasCoupon: false,
    formComes: 'after',
  },
});

it.each([
  ['a form', submitted],
  ['a link that counts', aLink({ isConversion: true })],
  [
    'a link that counts and opens another popup',
    aLink({ isConversion: true, href: 'https://a.example/api/display/click/abcdefghijk02' }),
  ],
  ['a copied code', { name: 'COUPON_COPIED', code: 'TEN', buttonText: 'Copy' }],
] as const)('after a game, a conversion by %s names the prize that was won', (_by, event) => {
  const { runner, last } = runOpenPopup(wheel);
  runner.send({ name: 'PRIZE_DRAWN', prize });
  runner.send(event);
  expect(last('send-conversion')?.prizeId).toBe('ten');
});

it('a conversion after a game names no prize if nothing was drawn', () => {
  const { runner, last } = runOpenPopup(wheel);
  runner.send(submitted);
  expect(last('send-conversion')).toMatchObject({ prizeId: undefined });
});
