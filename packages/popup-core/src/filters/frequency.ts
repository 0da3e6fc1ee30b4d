import { mayShowAgain } from '@beckon/contract/decide';
import type { Filter } from './filter.ts';

/**
 * Checks how often the popup may show to one visitor. The server calls the same function.
 * docs/behaviour/frequency.md#where-it-is-checked.
 */
export const frequencyFilter: Filter = {
  name: 'frequency',
  isUsedBy: () => true,
  passes: ({ id, frequency }, snapshot) =>
    mayShowAgain(frequency, snapshot.memories.get(id)?.history ?? {}, snapshot),
};
