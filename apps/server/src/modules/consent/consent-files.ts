import type { ArchiveFile, ArchivePlace } from '../../lib/archive-file.ts';
import type { Store } from '../../store/store.ts';
import { proofsCsv } from './proofs-csv.ts';

/** The cookie banner of a site, and what its visitors have chosen. */
export async function* consentFiles(
  { store }: { readonly store: Store },
  { accountId, site, folder }: ArchivePlace,
): AsyncGenerator<ArchiveFile> {
  const consent = await store.consent(accountId, site.id);
  if (consent === undefined) return;
  const banner = JSON.stringify(consent.draft, undefined, 2);
  yield { name: `${folder}/cookie-banner.json`, content: banner };
  const proofs = proofsCsv(store, { accountId, siteId: site.id }, '');
  yield { name: `${folder}/consent-records.csv`, content: proofs };
}
