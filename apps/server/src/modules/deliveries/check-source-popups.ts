import { badRequest } from '../../http/owner/owner-errors.ts';
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
  store: Pick<Store, 'popup'>,
  { accountId, siteId, popupIds, before }: Chosen,
): Promise<void> {
  for (const id of popupIds.filter((each) => !before.includes(each))) {
    const popup = await store.popup(accountId, id);
    if (popup?.siteId !== siteId) throw badRequest(`This site has no popup “${id}”.`);
  }
}
