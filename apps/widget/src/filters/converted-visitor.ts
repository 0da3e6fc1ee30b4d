import { isAutomatic } from './automatic.ts';
import type { Filter } from './filter.ts';

/**
 * Those who have converted are left in peace when the owner wants it so, by a form that stands in
 * the page too: nobody asked for that one. Display spec §3, `stop_showing_to_converted_users`.
 */
export const convertedVisitorFilter: Filter = {
  name: 'convertedVisitor',
  isUsedBy: ({ stopForConverted }) => stopForConverted,
  passes: ({ id }, { memories, trigger }) =>
    (!isAutomatic(trigger) && trigger !== 'embedded') || memories.get(id)?.hasConverted !== true,
  seen: ({ id }, { memories }) =>
    memories.get(id)?.hasConverted ? 'has converted' : 'has not converted',
};
