import { drawPrize, shareOf } from '@beckon/contract/decide';
import type { PrizeSettings } from '@beckon/contract/settings';
import type { PrizeChoice, PrizeUse } from '../../store/store.ts';

/**
 * Draws one of the available prizes: in stock, below their daily limit, with a code left in their
 * pool. Undefined if there is none or all weights are zero: the visitor has lost.
 * docs/behaviour/games.md#drawing.
 */
export function choosePrize(
  prizes: readonly PrizeSettings[],
  uses: ReadonlyMap<string, PrizeUse>,
  random: number,
): PrizeChoice | undefined {
  const left = prizes.filter((option) => isLeft(option, uses.get(option.id)));
  const prize = drawPrize(left, random);
  if (!prize) return undefined;
  const { id, label, isWinning, code, usesCodePool } = prize;
  return {
    prizeId: id,
    label,
    isWinning,
    code: isWinning ? code : '',
    takesCode: isWinning && usesCodePool,
    share: shareOf(prize, left),
  };
}

/**
 * The code of a coupon: one from its pool, or if that is empty, the coupon's own code. Undefined:
 * there is neither.
 */
export function chooseCoupon(
  [coupon]: readonly PrizeSettings[],
  uses: ReadonlyMap<string, PrizeUse>,
): PrizeChoice | undefined {
  if (!coupon) return undefined;
  const withoutPool = coupon.code === '' ? [] : [{ ...coupon, usesCodePool: false }];
  return choosePrize([coupon], uses, 0) ?? choosePrize(withoutPool, uses, 0);
}

const UNUSED = { given: 0, givenToday: 0, codesLeft: 0 };

function isLeft(
  { stock = Infinity, dailyCap = Infinity, usesCodePool, isWinning }: PrizeSettings,
  use: Omit<PrizeUse, 'prizeId' | 'codesTotal'> = UNUSED,
): boolean {
  const needsCode = isWinning && usesCodePool;
  return use.given < stock && use.givenToday < dailyCap && (!needsCode || use.codesLeft > 0);
}
