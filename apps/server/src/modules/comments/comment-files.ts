import type { ArchiveFile, ArchivePlace } from '../../lib/archive-file.ts';
import type { Store } from '../../store/store.ts';
import { commentsCsv } from './comments-csv.ts';

/** All comments of a site that takes some. */
export async function* commentFiles(
  { store }: { readonly store: Store },
  { accountId, site, folder }: ArchivePlace,
): AsyncGenerator<ArchiveFile> {
  if (site.settings.takesComments !== true) return;
  const comments = commentsCsv(store, { accountId, siteId: site.id }, {});
  yield { name: `${folder}/comments.csv`, content: comments };
}
