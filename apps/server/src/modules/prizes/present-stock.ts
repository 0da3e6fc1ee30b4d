import type { PrizeStock } from '@beckon/contract/owner-calls';
import type { PrizeSettings } from '@beckon/contract/settings';
import { stockLeft } from '../../lib/popups/stock-left.ts';
import type { PrizeUse } from '../../store/store.ts';

/** Each prize of a game with its share of the odds and its remaining stock. */
export function presentStock(
  prizes: readonly PrizeSettings[],
  uses: readonly PrizeUse[],
): PrizeStock[] {
  const useOf = new Map(uses.map((use) => [use.prizeId, use]));
  const total = prizes.reduce((sum, { chances }) => sum + chances, 0);
  return prizes.map((prize) => presentPrize(prize, useOf.get(prize.id) ?? unused(prize.id), total));
}

function unused(prizeId: string): PrizeUse {
  return { prizeId, given: 0, givenToday: 0, codesTotal: 0, codesLeft: 0 };
}

function presentPrize(prize: PrizeSettings, use: PrizeUse, total: number): PrizeStock {
  const { id, label, isWinning, chances, usesCodePool } = prize;
  const { ofStock, isLow, isUsedUp } = stockLeft(prize, use);
  return {
    ...use,
    prizeId: id,
    label,
    isWinning,
    share: total === 0 ? 0 : chances / total,
    usesCodePool,
    ...(ofStock === undefined ? {} : { stockLeft: ofStock }),
    isLow,
    ...(isUsedUp ? { isUsedUp } : {}),
  };
}
