import type { MatchEntry } from '@beckon/contract/settings';
import type { Filter, FilteredPopup } from './filter.ts';
import { entryHolds } from './match-entries.ts';

const entriesOf = (popup: FilteredPopup): readonly MatchEntry[] => popup.filters.cookies ?? [];

/**
 * Checks cookies of the page by name and value. All entries must hold.
 * docs/behaviour/filters.md#cookies-and-variables.
 */
export const cookieFilter: Filter = {
  name: 'cookies',
  isUsedBy: (popup) => entriesOf(popup).length > 0,
  passes: (popup, { cookies }) => entriesOf(popup).every((entry) => entryHolds(entry, cookies)),
};
