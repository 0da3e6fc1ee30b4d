import type { Holdout } from '@beckon/contract/owner-calls';
import { ORDER_GOAL } from '@beckon/contract/values';
import { percentRange } from '../../lib/format/format-difference.ts';

/** The name of a goal for owners. The goal `order` means the orders of the shop. */
export function goalWords(goal: string): string {
  return goal === ORDER_GOAL ? 'orders' : `“${goal}”`;
}

/** The result of a holdout in one sentence. */
export function holdoutWords(holdout: Holdout, goal: string): string {
  const { verdict, uplift, daysLeft, held, stoppedAt } = holdout;
  const words = goalWords(goal);
  switch (verdict) {
    case 'no-goal':
      return 'Groups are being counted. Report a goal, such as an order, to compare them.';
    case 'unseen':
      return held.visitors === 0
        ? 'Nobody has been held back yet.'
        : 'Nobody has seen a popup yet.';
    case 'too-early':
      return `Too early to say: this needs 100 visitors in each group and 20 that reach ${words}.`;
    case 'open':
      if (stoppedAt !== undefined) return `No difference in ${words} was found.`;
      return daysLeft === undefined
        ? `No difference in ${words} yet, and none is likely to show soon.`
        : `No difference in ${words} yet, about ${daysLeft} more ${daysLeft === 1 ? 'day' : 'days'}.`;
    default:
      return differenceWords(verdict, uplift, words);
  }
}

function differenceWords(
  verdict: 'more' | 'fewer',
  uplift: Holdout['uplift'],
  words: string,
): string {
  const { low = 0, high = 0 } = uplift ?? {};
  return verdict === 'more'
    ? `Popups bring ${percentRange(low, high)} more ${words}.`
    : `Popups cost you ${percentRange(-high, -low)} of your ${words}.`;
}
