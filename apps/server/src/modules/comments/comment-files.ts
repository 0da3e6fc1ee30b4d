import type { ArchiveFile, ArchivePlace } from '../../lib/files/archive-file.ts';
import type { Store } from '../../store/store.ts';
import { commentsCsv } from './comments-csv.ts';

/** All comments of a site, even if comments are switched off now. No file without comments. */
export async function* commentFiles(
  { store }: { readonly store: Store },
  { accountId, site, folder }: ArchivePlace,
): AsyncGenerator<ArchiveFile> {
  const newest = await store.commentsPage(accountId, site.id, { limit: 1 });
  if (newest === undefined || newest.comments.length === 0) return;
  const comments = commentsCsv(store, { accountId, siteId: site.id }, {});
  yield { name: `${folder}/comments.csv`, content: comments };
}
