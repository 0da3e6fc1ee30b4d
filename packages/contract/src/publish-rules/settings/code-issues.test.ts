import { expect, it } from 'vitest';
import { defaultGame } from '../../settings/default-game.ts';
import { defaultSettings } from '../../settings/default-settings.ts';
import { findIssues } from '../find-issues.ts';
import type { CodeStock } from '../publish-issue.ts';

const DESIGN = { root: {}, content: [{ type: 'Headline', props: { id: 'h', text: 'Hello' } }] };

const stock = (prizeId: string, codesLeft: number, codesTotal = 3): CodeStock => ({
  prizeId,
  codesLeft,
  codesTotal,
});

function couponIssues(code: string, codes?: readonly CodeStock[]) {
  const settings = { ...defaultSettings('lightbox'), coupon: { type: 'unique' as const, code } };
  return about(findIssues(settings, { type: 'lightbox', design: DESIGN, ...(codes && { codes }) }));
}

function gameIssues(chances: number, codes?: readonly CodeStock[]) {
  const game = defaultGame('format_1', 'en');
  const list = { label: 'Mug', isWinning: true, usesCodePool: true, code: '' };
  const prizes = [
    { ...list, id: 'mug', chances },
    { ...list, id: 'blank', isWinning: false, chances: 1 },
  ];
  const settings = { ...defaultSettings('gamified'), game: { ...game, prizes } };
  return about(findIssues(settings, { type: 'gamified', design: DESIGN, ...(codes && { codes }) }));
}

const about = (issues: ReturnType<typeof findIssues>) =>
  issues
    .filter(({ message }) => /codes (?:yet|are used up|of your list)/u.test(message))
    .map(({ section, blocksPublishing = false }) => [section, blocksPublishing]);

it.each([
  ['never had a code', '', [], [['after', true]]],
  ['never had a code, but there is one for then', 'SPRING', [], [['after', false]]],
  ['has a code', '', [stock('coupon', 1)], []],
  ['is used up', '', [stock('coupon', 0)], [['after', false]]],
  ['is used up, but there is a code for then', 'SPRING', [stock('coupon', 0)], []],
  ['is not known', '', undefined, []],
])('a coupon whose list %s', (_what, code, codes, found) =>
  expect(couponIssues(code, codes)).toEqual(found),
);

it.each([
  ['never had a code', 1, [stock('other', 3)], [['prizes', true]]],
  ['is used up', 1, [stock('mug', 0)], [['prizes', false]]],
  ['has a code', 1, [stock('mug', 1)], []],
  ['never had a code, but it is off', 0, [], []],
  ['is not known', 1, undefined, []],
])('a prize whose list %s', (_what, chances, codes, found) =>
  expect(gameIssues(chances, codes)).toEqual(found),
);
