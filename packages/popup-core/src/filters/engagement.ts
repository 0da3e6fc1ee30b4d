import type { EngagementEntry } from '@beckon/contract/settings';
import type { EngagementState } from '@beckon/contract/values';
import type { Filter, PopupMemory } from './filter.ts';

export const HAPPENED: Readonly<
  Record<EngagementState, (memory: PopupMemory | undefined) => boolean>
> = {
  seen_poptin: (memory) => memory?.history.lastShownAtMs !== undefined,
  not_seen: (memory) => memory?.history.lastShownAtMs === undefined,
  closed: (memory) => memory?.wasClosed === true,
  converted: (memory) => memory?.hasConverted === true,
};

/**
 * Checks what the visitor did with popups of the site. All entries must hold.
 * docs/behaviour/filters.md#engagement.
 */
export const engagementFilter: Filter = {
  name: 'engagement',
  isUsedBy: ({ filters }) => (filters.engagement?.length ?? 0) > 0,
  passes: ({ filters: { engagement = [] } }, { memories }) =>
    engagement.every((entry) => holds(entry, memories)),
};

function holds(
  { popupId, state, action }: EngagementEntry,
  memories: ReadonlyMap<string, PopupMemory>,
): boolean {
  return HAPPENED[state](memories.get(popupId)) === (action === 'show');
}
