import { usesCodeLists } from '@beckon/contract/publish-rules';
import type { PopupSettings } from '@beckon/contract/settings';
import type { PrizeUse } from '../../store/store.ts';
import { drawnPrizes } from './coupon-prize.ts';
import { stockLeft } from './stock-left.ts';

/**
 * Whether the popup pauses itself when its lists of codes are used up. A design of an A/B test does
 * not: the test would go on with the others.
 */
export function pausesWhenUsedUp(settings: PopupSettings): boolean {
  const { codes, abTest } = settings;
  return codes?.pausesWhenUsedUp === true && abTest === undefined && usesCodeLists(settings);
}

/**
 * Whether no visitor can win or get anything any more. A coupon may have a code for when its list
 * is used up.
 */
export function hasNothingLeft(
  settings: PopupSettings,
  uses: readonly Pick<PrizeUse, 'prizeId' | 'given' | 'codesTotal' | 'codesLeft'>[],
): boolean {
  if (settings.game === undefined && settings.coupon?.code.trim() !== '') return false;
  return (drawnPrizes(settings) ?? [])
    .filter(({ isWinning, chances }) => isWinning && chances > 0)
    .every((prize) => {
      const use = uses.find(({ prizeId }) => prizeId === prize.id) ?? NOTHING;
      const { isUsedUp, lacksCodes } = stockLeft(prize, use);
      return isUsedUp || lacksCodes;
    });
}

const NOTHING = { given: 0, codesTotal: 0, codesLeft: 0 };
