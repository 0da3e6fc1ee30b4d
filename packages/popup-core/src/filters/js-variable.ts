import type { MatchEntry } from '@beckon/contract/settings';
import type { Filter, FilteredPopup } from './filter.ts';
import { entryHolds } from './match-entries.ts';

const entriesOf = (popup: FilteredPopup): readonly MatchEntry[] => popup.filters.jsVariables ?? [];

/**
 * Checks variables of the page by dotted path. The path is read, never evaluated as code. All
 * entries must hold. docs/behaviour/filters.md#cookies-and-variables.
 */
export const jsVariableFilter: Filter = {
  name: 'jsVariables',
  isUsedBy: (popup) => entriesOf(popup).length > 0,
  passes: (popup, { variables }) => entriesOf(popup).every((entry) => entryHolds(entry, variables)),
};
