import { hashToShare } from '@beckon/contract/decide';
import type { LiveHoldout, LivePopup, LiveSite } from '../../store/store.ts';

/** The group of one holdout that a visitor is in. */
export interface HoldoutGroup {
  readonly holdoutId: string;
  /** Percent of the visitors who see nothing. */
  readonly share: number;
  /** It holds back all popups of the site. */
  readonly isOfSite: boolean;
  /** In the group that sees nothing. */
  readonly isHeld: boolean;
}

/**
 * The groups that a visitor is in by a popup that nothing else keeps from him: the site's holdout,
 * and the popup's own for those that the site's does not hold back. Decided by the visitor id and
 * nothing else, so it stays as long as the holdout runs. docs/behaviour/holdouts.md.
 */
export function groupsOf(
  popup: LivePopup,
  { holdouts }: Pick<LiveSite, 'holdouts'>,
  visitorId: string,
): readonly HoldoutGroup[] {
  if (holdouts.length === 0 || !opensByItself(popup)) return [];
  const groups: HoldoutGroup[] = [];
  for (const holdout of [
    holdouts.find(({ popupId }) => popupId === undefined),
    holdouts.find(({ popupId }) => popupId === popup.id),
  ])
    if (holdout !== undefined && groups.every(({ isHeld }) => !isHeld))
      groups.push(groupIn(holdout, visitorId));
  return groups;
}

/**
 * What visitors open themselves, or find in the page, is never held back: a button that does
 * nothing is a fault of the page.
 */
export function opensByItself({ type, published }: Pick<LivePopup, 'type' | 'published'>): boolean {
  return type !== 'embedded' && published.settings.triggers.clickOnly !== true;
}

function groupIn({ id, popupId, share }: LiveHoldout, visitorId: string): HoldoutGroup {
  return {
    holdoutId: id,
    share,
    isOfSite: popupId === undefined,
    isHeld: hashToShare(`${id}:${visitorId}`) < share / 100,
  };
}
