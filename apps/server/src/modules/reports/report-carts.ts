import type { ReportCarts } from '@beckon/contract/owner-calls';
import type { ValueMoney } from '../../store/store.ts';
import { moneyOf } from './report-numbers.ts';

/** In ms. A cart counts as abandoned if it was not ordered within this time after it was last seen. */
export const ABANDONED_AFTER_MS = 86_400_000;

/**
 * Calculated from the counts of carts (`of`: `seen` or `ordered`) and the number of open carts,
 * which may still be ordered.
 */
export function reportCarts(counts: readonly ValueMoney[], openCount: number): ReportCarts {
  const ordered = counts.filter(({ of }) => of === 'ordered');
  const seen = sum(counts.filter(({ of }) => of === 'seen'));
  const orderedCount = Math.min(sum(ordered), seen);
  const open = Math.min(openCount, seen - orderedCount);
  return {
    seen,
    ordered: orderedCount,
    open,
    abandoned: seen - orderedCount - open,
    revenue: moneyOf(ordered.filter(({ currency, value }) => currency !== '' || value > 0)),
  };
}

function sum(counts: readonly ValueMoney[]): number {
  return counts.reduce((total, { orders }) => total + orders, 0);
}
