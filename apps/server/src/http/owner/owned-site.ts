import type { SiteRecord, Store } from '../../store/store.ts';
import { siteNotFound } from './owner-errors.ts';
import { accountOf, type Owner } from './owner-scope.ts';

export interface CallAboutSite {
  readonly owner: Owner | undefined;
  readonly params: { readonly siteId: string };
}

/** The site of an owner's call. Throws 404 if their account has no such site. */
export async function ownedSite(
  store: Pick<Store, 'site'>,
  request: CallAboutSite,
): Promise<SiteRecord> {
  const site = await store.site(accountOf(request), request.params.siteId);
  if (!site) throw siteNotFound();
  return site;
}
