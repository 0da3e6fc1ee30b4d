import { defaultGame, defaultSettings } from '@beckon/contract/settings';
import { expect, it } from 'vitest';
import { hasNothingLeft, pausesWhenUsedUp } from './pause-when-used-up.ts';

const LIST = { isWinning: true, usesCodePool: true, code: '', chances: 1 };
const game = (...prizes: readonly object[]) => ({
  ...defaultSettings('gamified'),
  game: {
    ...defaultGame('format_1', 'en'),
    prizes: prizes.map((prize, at) => ({ id: `p${at}`, label: 'Mug', ...LIST, ...prize })),
  },
  codes: { pausesWhenUsedUp: true },
});
const use = (prizeId: string, codesLeft: number) => ({
  prizeId,
  given: 0,
  codesTotal: 5,
  codesLeft,
});

it('a game has nothing left only if none of its prizes can be won', () => {
  const two = game({}, {}, { isWinning: false });
  expect(hasNothingLeft(two, [use('p0', 0), use('p1', 3)])).toBe(false);
  expect(hasNothingLeft(two, [use('p0', 0), use('p1', 0)])).toBe(true);
  const fixed = game({}, { usesCodePool: false, code: 'TEN' });
  expect(hasNothingLeft(fixed, [use('p0', 0)])).toBe(false);
});

it('a design of an A/B test does not pause itself', () => {
  const settings = game({});
  const abTest = { name: 'A', parentId: 't', weight: 1 };
  expect(pausesWhenUsedUp(settings)).toBe(true);
  expect(pausesWhenUsedUp({ ...settings, abTest })).toBe(false);
});
