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

function isLeft({ stock, dailyCap, usesCodePool, isWinning }: PrizeSettings, use: PrizeUse | undefined): boolean {
  if (stock !== undefined && (use?.given ?? 0) >= stock) return false;
  if (dailyCap !== undefined && (use?.givenToday ?? 0) >= dailyCap) return false;
  return !(isWinning && usesCodePool) || (use?.codesLeft ?? 0) > 0;
}
