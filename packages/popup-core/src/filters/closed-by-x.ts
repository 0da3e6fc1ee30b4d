import { isAutomatic } from './automatic.ts';
import type { Filter } from './filter.ts';

/**
 * After a visitor closed a popup by its X, it does not open by itself for a day.
 * docs/behaviour/frequency.md#closed-by-its-x.
 */
export const closedByXFilter: Filter = {
  name: 'closedByX',
  isUsedBy: () => true,
  passes: ({ id }, { memories, trigger }) =>
    !isAutomatic(trigger) || memories.get(id)?.wasClosedByX !== true,
};
