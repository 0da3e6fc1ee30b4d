import type { ArchiveFile, ArchivePlace } from '../../lib/files/archive-file.ts';
import type { Store } from '../../store/store.ts';
import { proofsCsv } from './proofs-csv.ts';
import { versionPage } from './version-page.ts';

/** The folder of what visitors saw. */
const VERSIONS = 'cookie-banner-versions';

/** The files of a site's consent: the blocked content, the cookie banner, and the visitors' choices. */
export async function* consentFiles(
  { store }: { readonly store: Store },
  { accountId, site, folder }: ArchivePlace,
): AsyncGenerator<ArchiveFile> {
  for await (const { postId, blockId, html } of store.streamConsentAreas(accountId, site.id))
    yield { name: `${folder}/consent-areas/${postId}-${blockId}.html`, content: html };
  const consent = await store.consent(accountId, site.id);
  if (consent === undefined) return;
  const banner = JSON.stringify(consent.draft, undefined, 2);
  yield { name: `${folder}/cookie-banner.json`, content: banner };
  const proofs = proofsCsv(store, { accountId, siteId: site.id, seenAt: `${VERSIONS}/` }, '');
  yield { name: `${folder}/consent-records.csv`, content: proofs };
  for (const number of await store.consentVersions(accountId, site.id)) {
    const version = await store.consentVersion(accountId, site.id, number);
    if (version === undefined) continue;
    const content = await versionPage(store, version, site.name);
    yield { name: `${folder}/${VERSIONS}/${number}.html`, content };
  }
}
