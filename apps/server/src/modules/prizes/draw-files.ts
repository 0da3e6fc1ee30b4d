import { plainName } from '../../lib/text/plain-name.ts';
import type { ArchiveFile, ArchivePlace } from '../../lib/files/archive-file.ts';
import type { Store } from '../../store/store.ts';
import { drawsCsv } from './draws-csv.ts';

/**
 * The draws of each popup of a site, deleted ones too: draws of games, and of coupons with a list
 * of codes.
 */
export async function* drawFiles(
  { store }: { readonly store: Store },
  { accountId, site, folder }: ArchivePlace,
): AsyncGenerator<ArchiveFile> {
  const kept = await store.popupsOf(accountId, site.id, ({ id, name }) => ({ id, name }));
  const deleted = await store.trashOf(accountId, site.id, 0);
  for (const { id, name } of [...kept, ...deleted]) {
    const { done } = await store.streamDraws(accountId, id)[Symbol.asyncIterator]().next();
    if (done === true) continue;
    yield {
      name: `${folder}/draws/${plainName(name) || 'popup'} (${id}).csv`,
      content: drawsCsv(store.streamDraws(accountId, id)),
    };
  }
}
