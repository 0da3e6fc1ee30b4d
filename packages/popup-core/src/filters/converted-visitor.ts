import { isAutomatic } from './automatic.ts';
import type { Filter } from './filter.ts';

/**
 * If the owner chose so, visitors who have converted do not see the popup again. This includes
 * embedded forms, because they show without being asked for.
 * docs/behaviour/frequency.md#visitors-who-converted.
 */
export const convertedVisitorFilter: Filter = {
  name: 'convertedVisitor',
  isUsedBy: ({ stopForConverted }) => stopForConverted,
  passes: ({ id }, { memories, trigger }) =>
    (!isAutomatic(trigger) && trigger !== 'embedded') || memories.get(id)?.hasConverted !== true,
};
