import type { ArchiveFile, ArchivePlace } from '../../lib/files/archive-file.ts';
import type { Store } from '../../store/store.ts';

/** The uploaded pictures of a site. The files have the names from their addresses. */
export async function* pictureFiles(
  { store }: { readonly store: Store },
  { accountId, site, folder }: ArchivePlace,
): AsyncGenerator<ArchiveFile> {
  for (const { id, kind } of await store.picturesOf(accountId, site.id)) {
    const picture = await store.pictureData(id);
    if (picture) yield { name: `${folder}/pictures/${id}.${kind}`, content: picture.data };
  }
}
