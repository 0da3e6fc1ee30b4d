import { askPath } from '@beckon/host-page/page/foreign-object';

/** Where a page puts goals that it reaches before our script runs: `[name, details]` each. */
export const GOALS_BEFORE_US = 'beckonGoals';

/** Reports a goal as the page itself would, whether `window.beckon` is there already or not. */
export function reportGoal(
  window: Window & { [GOALS_BEFORE_US]?: unknown[] },
  ...goal: readonly [name: string, details: object]
): void {
  if ('beckon' in window) askPath(window, 'beckon.goal', ...goal);
  else (window[GOALS_BEFORE_US] ??= []).push(goal);
}
