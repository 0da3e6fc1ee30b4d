import type { ReportCarts } from '@beckon/contract/owner-calls';
import type { ValueMoney } from '../../store/store.ts';
import { moneyOf } from './report-numbers.ts';

/** So long after it was last seen, a cart that nobody ordered counts as abandoned. */
export const ABANDONED_AFTER_MS = 86_400_000;

/** From the counts of carts (`of`: `seen` or `ordered`) and how many may still be ordered. */
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
    revenue: moneyOf(ordered.filter(({ currency }) => currency !== '')),
  };
}

function sum(counts: readonly ValueMoney[]): number {
  return counts.reduce((total, { orders }) => total + orders, 0);
}
