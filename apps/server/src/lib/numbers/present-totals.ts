import type { ReportMoney } from '@beckon/contract/owner-calls';
import type { GoalTotals } from '../../store/store.ts';

/** The goals of a group of visitors in the form of the answers; nothing if they are not known. */
export function presentTotals(goals: GoalTotals | undefined): {
  readonly goals?: number;
  readonly revenue?: ReportMoney[];
} {
  return goals === undefined ? {} : { goals: goals.count, revenue: [...goals.money] };
}
