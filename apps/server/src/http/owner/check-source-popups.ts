import { badRequest } from './owner-errors.ts';
import type { Store } from '../../store/store.ts';

interface Chosen {
  readonly accountId: string;
  readonly siteId: string;
  readonly popupIds: readonly string[];
  /** Stored ids, which may be of popups that were deleted since. */
  readonly before: readonly string[];
}

/** Throws 400 for an id that is not of a popup of the site and was not stored before. */
export async function checkSourcePopups(
  store: Pick<Store, 'popupIdsOf'>,
  { accountId, siteId, popupIds, before }: Chosen,
): Promise<void> {
  const added = popupIds.filter((id) => !before.includes(id));
  if (added.length === 0) return;
  const known = new Set(await store.popupIdsOf(accountId, siteId));
  const unknown = added.filter((id) => !known.has(id));
  if (unknown.length > 0)
    throw badRequest(
      `The site has no such popup: ${unknown.join(', ')}. It may have been deleted. Choose again.`,
    );
}
