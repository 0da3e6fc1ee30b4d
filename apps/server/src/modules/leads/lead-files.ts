import type { ArchiveFile, ArchivePlace } from '../../lib/files/archive-file.ts';
import type { Store } from '../../store/store.ts';
import { leadsCsv } from './write-leads.ts';

/** All leads of a site, including spam. */
export async function* leadFiles(
  { store }: { readonly store: Store },
  { accountId, site, folder }: ArchivePlace,
): AsyncGenerator<ArchiveFile> {
  yield { name: `${folder}/leads.csv`, content: leadsCsv(store, accountId, site.id, {}) };
}
