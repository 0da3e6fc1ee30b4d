import { LOW_STOCK } from '@beckon/contract/owner-calls';
import type { PopupSettings, PrizeSettings } from '@beckon/contract/settings';
import type { PrizeUse } from '../store/store.ts';
import { drawnPrizes } from './coupon-prize.ts';

type Used = Pick<PrizeUse, 'given' | 'codesLeft'>;

const UNUSED: Used = { given: 0, codesLeft: 0 };

/**
 * The rest of a prize's stock (undefined if it is unlimited), and whether the stock or the code
 * pool is nearly used up. This is never true for a blank, or for a prize that is off because its
 * chance is 0.
 */
export function stockLeft(
  { stock, usesCodePool, isWinning, chances }: PrizeSettings,
  { given, codesLeft }: Used,
): { readonly ofStock: number | undefined; readonly isLow: boolean } {
  const ofStock = stock === undefined ? undefined : Math.max(0, stock - given);
  const left = Math.min(ofStock ?? Infinity, usesCodePool ? codesLeft : Infinity);
  return { ofStock, isLow: isWinning && chances > 0 && left < LOW_STOCK };
}

/** Whether a prize that can be won, or the code pool of the coupon, is nearly used up. */
export function runsLow(
  settings: PopupSettings,
  uses: ReadonlyMap<string, Used> = new Map(),
): boolean {
  return (drawnPrizes(settings) ?? []).some(
    (prize) => stockLeft(prize, uses.get(prize.id) ?? UNUSED).isLow,
  );
}
