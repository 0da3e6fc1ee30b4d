import { hashToShare, originalIdOf } from '@beckon/contract/decide';
import type { LiveHoldout, LivePopup, LiveSite } from '../../../store/store.ts';
import { opensByItself } from '../../../lib/popups/opens-by-itself.ts';

/** The group of one holdout that a visitor is in. */
export interface HoldoutGroup {
  readonly holdoutId: string;
  /** The percentage of visitors who see nothing. */
  readonly share: number;
  /** True if it holds back all popups of the site. */
  readonly isOfSite: boolean;
  /** True if the visitor is in the group that sees nothing. */
  readonly isHeld: boolean;
}

/**
 * The groups of a visitor for a popup that no rule stops: the group in the site's holdout and, if
 * that one does not hold the popup back, the group in the popup's own holdout. Only the visitor id
 * decides, so the group stays the same while the holdout runs. docs/behaviour/holdouts.md.
 */
export function groupsOf(
  popup: LivePopup,
  { holdouts }: Pick<LiveSite, 'holdouts'>,
  visitorId: string,
): readonly HoldoutGroup[] {
  if (holdouts.length === 0 || !opensByItself(popup.type, popup.published.settings)) return [];
  const groups: HoldoutGroup[] = [];
  const { abTest } = popup.published.settings;
  const ownId = originalIdOf({ id: popup.id, abTest });
  for (const holdout of [
    holdouts.find(({ popupId }) => popupId === undefined),
    holdouts.find(({ popupId }) => popupId === ownId),
  ])
    if (holdout !== undefined && groups.every(({ isHeld }) => !isHeld))
      groups.push(groupIn(holdout, visitorId));
  return groups;
}

function groupIn({ id, popupId, share }: LiveHoldout, visitorId: string): HoldoutGroup {
  return {
    holdoutId: id,
    share,
    isOfSite: popupId === undefined,
    isHeld: hashToShare(`${id}:${visitorId}`) < share / 100,
  };
}
