import type { PopupSettings, PrizeSettings } from '@beckon/contract/settings';
import type { PrizeUse } from '../../store/store.ts';
import { drawnPrizes } from './coupon-prize.ts';
import { isLowStock } from './stock-line.ts';

type Used = Pick<PrizeUse, 'given' | 'codesTotal' | 'codesLeft'>;

interface StockLeft {
  /** The rest of a prize's stock; undefined if it is unlimited. */
  readonly ofStock: number | undefined;
  /** The stock or the code pool is nearly used up. */
  readonly isLow: boolean;
  readonly isUsedUp: boolean;
  /** Its codes come from a list that never had one. */
  readonly lacksCodes: boolean;
}

const UNWANTED = { isLow: false, isUsedUp: false, lacksCodes: false };

const UNUSED: Used = { given: 0, codesTotal: 0, codesLeft: 0 };

/**
 * How much of a prize is left. A blank, and a prize that is off because its chance is 0, never runs
 * low.
 */
export function stockLeft(
  { stock, usesCodePool, isWinning, chances }: PrizeSettings,
  { given, codesTotal, codesLeft }: Used,
): StockLeft {
  const ofStock = stock === undefined ? undefined : Math.max(0, stock - given);
  const limits = [
    ...(ofStock === undefined ? [] : [{ left: ofStock, total: stock ?? 0 }]),
    ...(usesCodePool ? [{ left: codesLeft, total: codesTotal }] : []),
  ];
  if (!isWinning || chances === 0) return { ofStock, ...UNWANTED };
  const lacksCodes = usesCodePool && codesTotal === 0;
  return {
    ofStock,
    isLow: limits.some(isLowStock),
    isUsedUp: !lacksCodes && limits.some(({ left }) => left === 0),
    lacksCodes,
  };
}

/** The prizes that can be won, and the code pool of the coupon: whether one of them runs low. */
export function stockOf(
  settings: PopupSettings,
  uses: ReadonlyMap<string, Used> = new Map(),
): Omit<StockLeft, 'ofStock'> {
  const left = (drawnPrizes(settings) ?? []).map((prize) =>
    stockLeft(prize, uses.get(prize.id) ?? UNUSED),
  );
  return {
    isLow: left.some(({ isLow }) => isLow),
    isUsedUp: left.some(({ isUsedUp }) => isUsedUp),
    lacksCodes: left.some(({ lacksCodes }) => lacksCodes),
  };
}
