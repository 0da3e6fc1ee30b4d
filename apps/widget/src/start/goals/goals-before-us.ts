import { askPath } from '@beckon/host-page/page/foreign-object';

/** The global in which a page puts goals before our script runs: a list of `[name, details]`. */
export const GOALS_BEFORE_US = 'beckonGoals';

/** Reports a goal as the page would, whether or not `window.beckon` exists yet. */
export function reportGoal(
  window: Window & { [GOALS_BEFORE_US]?: unknown[] },
  ...goal: readonly [name: string, details: object]
): void {
  if ('beckon' in window) askPath(window, 'beckon.goal', ...goal);
  else (window[GOALS_BEFORE_US] ??= []).push(goal);
}
