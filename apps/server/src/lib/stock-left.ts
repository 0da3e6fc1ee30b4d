import { LOW_STOCK } from '@beckon/contract/owner-calls';
import type { PopupSettings, PrizeSettings } from '@beckon/contract/settings';
import type { PrizeUse } from '../store/store.ts';
import { drawnPrizes } from './coupon-prize.ts';

type Used = Pick<PrizeUse, 'given' | 'codesLeft'>;

const UNUSED: Used = { given: 0, codesLeft: 0 };

/**
 * What is left of a prize's stock (undefined: it has no end), and whether stock or pool is nearly
 * gone. A blank never runs low, nor does a prize that is off because its chance is 0.
 */
export function stockLeft(
  { stock, usesCodePool, isWinning, chances }: PrizeSettings,
  { given, codesLeft }: Used,
): { readonly ofStock: number | undefined; readonly isLow: boolean } {
  const ofStock = stock === undefined ? undefined : Math.max(0, stock - given);
  const left = Math.min(ofStock ?? Infinity, usesCodePool ? codesLeft : Infinity);
  return { ofStock, isLow: isWinning && chances > 0 && left < LOW_STOCK };
}

/**
 * Whether something that a popup gives is nearly gone: a prize that can be won, or its coupon's
 * pool.
 */
export function runsLow(
  settings: PopupSettings,
  uses: ReadonlyMap<string, Used> = new Map(),
): boolean {
  return (drawnPrizes(settings) ?? []).some(
    (prize) => stockLeft(prize, uses.get(prize.id) ?? UNUSED).isLow,
  );
}
