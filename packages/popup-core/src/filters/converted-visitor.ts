import { isAutomatic } from './automatic.ts';
import type { Filter } from './filter.ts';

/**
 * Visitors who have converted do not see the popup again where the owner wants it so, not even a
 * form that is in the page: nobody asked for that one.
 * docs/behaviour/frequency.md#visitors-who-converted.
 */
export const convertedVisitorFilter: Filter = {
  name: 'convertedVisitor',
  isUsedBy: ({ stopForConverted }) => stopForConverted,
  passes: ({ id }, { memories, trigger }) =>
    (!isAutomatic(trigger) && trigger !== 'embedded') || memories.get(id)?.hasConverted !== true,
  seen: ({ id }, { memories }) =>
    memories.get(id)?.hasConverted ? 'has converted' : 'has not converted',
};
