import type { Owner } from '../http/owner/owner-scope.ts';
import { ARCHIVE_GUIDE } from './archive-guide.ts';
import { plainName } from '../lib/text/plain-name.ts';
import type { ArchiveFile, ArchivePlace } from '../lib/files/archive-file.ts';
import { testFiles } from '../modules/ab-tests/test-files.ts';
import { productFiles } from '../modules/catalogue/product-files.ts';
import { commentFiles } from '../modules/comments/comment-files.ts';
import { consentFiles } from '../modules/consent/consent-files.ts';
import { destinationFiles } from '../modules/deliveries/destination-files.ts';
import { leadFiles } from '../modules/leads/lead-files.ts';
import { pictureFiles } from '../modules/pictures/picture-files.ts';
import { popupFiles } from '../modules/popups/popup-files.ts';
import { codeFiles } from '../modules/prizes/code-files.ts';
import { drawFiles } from '../modules/prizes/draw-files.ts';
import { goalFiles } from '../modules/reports/goal-files.ts';
import { reportFiles } from '../modules/reports/report-files.ts';
import { siteFiles } from '../modules/sites/site-files.ts';
import type { Store } from '../store/store.ts';

type FilesOfSite = (
  deps: { readonly store: Store },
  place: ArchivePlace,
) => AsyncIterable<ArchiveFile>;

const PARTS: readonly FilesOfSite[] = [
  siteFiles,
  popupFiles,
  testFiles,
  productFiles,
  leadFiles,
  reportFiles,
  goalFiles,
  drawFiles,
  codeFiles,
  consentFiles,
  commentFiles,
  destinationFiles,
  pictureFiles,
];

/** All data of an account as files, with one folder per site. Passwords and keys are left out. */
export async function* accountArchive(
  deps: { readonly store: Store },
  { accountId, accountName, email, name }: Owner,
): AsyncGenerator<ArchiveFile> {
  const account = { account: accountName, owner: name, email };
  yield { name: 'read-me.txt', content: ARCHIVE_GUIDE };
  yield { name: 'account.json', content: JSON.stringify(account, undefined, 2) };
  for (const site of await deps.store.sitesOf(accountId)) {
    const folder = `${plainName(site.name) || 'site'} (${site.clientId})`;
    for (const filesOf of PARTS) yield* filesOf(deps, { accountId, site, folder });
  }
}
