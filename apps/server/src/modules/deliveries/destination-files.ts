import type { ArchiveFile, ArchivePlace } from '../../lib/files/archive-file.ts';
import type { Store } from '../../store/store.ts';

/** The destinations of a site, without keys and passwords. */
export async function* destinationFiles(
  { store }: { readonly store: Store },
  { accountId, site, folder }: ArchivePlace,
): AsyncGenerator<ArchiveFile> {
  const destinations = await store.destinationsOf(accountId, site.id);
  if (destinations.length === 0) return;
  const known = destinations.map(({ kind, name, isOn, settings, mapping, popupIds }) => {
    return { kind, name, isOn, settings, mapping, popupIds };
  });
  yield { name: `${folder}/destinations.json`, content: JSON.stringify(known, undefined, 2) };
}
