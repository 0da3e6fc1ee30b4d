import { LOW_STOCK, type PrizeStock } from '@beckon/contract/owner-calls';
import type { PrizeSettings } from '@beckon/contract/settings';
import type { PrizeUse } from '../../store/store.ts';

/** Each prize of a game with its share of the odds and what is left of it. */
export function presentStock(prizes: readonly PrizeSettings[], uses: readonly PrizeUse[]): PrizeStock[] {
  const useOf = new Map(uses.map((use) => [use.prizeId, use]));
  const total = prizes.reduce((sum, { chances }) => sum + chances, 0);
  return prizes.map((prize) => presentPrize(prize, useOf.get(prize.id), total));
}

function presentPrize({ id, label, isWinning, chances, stock, usesCodePool }: PrizeSettings, use: PrizeUse | undefined, total: number): PrizeStock {
  const { given = 0, givenToday = 0, codesTotal = 0, codesLeft = 0 } = use ?? {};
  const stockLeft = stock === undefined ? undefined : Math.max(0, stock - given);
  const isLow = (stockLeft !== undefined && stockLeft < LOW_STOCK) || (usesCodePool && codesLeft < LOW_STOCK);
  return {
    prizeId: id, label, isWinning, share: total === 0 ? 0 : chances / total, given, givenToday,
    ...(stockLeft === undefined ? {} : { stockLeft }), usesCodePool, codesTotal, codesLeft, isLow: isWinning && isLow,
  };
}
