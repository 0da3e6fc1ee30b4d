import { drawPrize } from '@beckon/contract/decide';
import type { GameSettings, PrizeSettings } from '@beckon/contract/settings';
import type { PrizeChoice, PrizeUse } from '../../store/store.ts';

/**
 * Draws among the prizes that are left: in stock, under their daily cap, with a code left in their pool. Undefined when none
 * is left or all weights are zero: then the visitor has lost. decisions.md, deviation 1.
 */
export function choosePrize(game: GameSettings, uses: ReadonlyMap<string, PrizeUse>, dice: number): PrizeChoice | undefined {
  const prize = drawPrize(game.prizes.filter((option) => isLeft(option, uses.get(option.id))), dice);
  if (!prize) return undefined;
  const { id, label, isWinning, code, usesCodePool } = prize;
  return { prizeId: id, label, isWinning, code: isWinning ? code : '', takesCode: isWinning && usesCodePool };
}

const UNUSED = { given: 0, givenToday: 0, codesLeft: 0 };

function isLeft({ stock = Infinity, dailyCap = Infinity, usesCodePool, isWinning }: PrizeSettings, use: Omit<PrizeUse, 'prizeId' | 'codesTotal'> = UNUSED): boolean {
  const needsCode = isWinning && usesCodePool;
  return use.given < stock && use.givenToday < dailyCap && (!needsCode || use.codesLeft > 0);
}
