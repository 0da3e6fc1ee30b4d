import { plainName } from '../../lib/text/plain-name.ts';
import type { ArchiveFile, ArchivePlace } from '../../lib/files/archive-file.ts';
import type { Store } from '../../store/store.ts';
import { drawsCsv } from './draws-csv.ts';

interface PopupNames {
  popupsOf(
    accountId: string,
    siteId: string,
    take: (popup: Named) => Named,
  ): Promise<readonly Named[]>;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/**
 * The draws of each popup of a site, deleted ones too: draws of games, and of coupons with a list
 * of codes.
 */
export async function* drawFiles(
  { store }: { readonly store: Pick<Store, 'trashOf' | 'streamDraws'> & PopupNames },
  { accountId, site, folder }: ArchivePlace,
): AsyncGenerator<ArchiveFile> {
  const kept = await store.popupsOf(accountId, site.id, ({ id, name }) => ({ id, name }));
  const deleted = await store.trashOf(accountId, site.id, 0);
  for (const { id, name } of [...kept, ...deleted]) {
    const draws = store.streamDraws(accountId, id)[Symbol.asyncIterator]();
    const first = await draws.next();
    if (first.done === true) continue;
    yield {
      name: `${folder}/draws/${plainName(name) || 'popup'} (${id}).csv`,
      content: drawsCsv(withFirst(first.value, draws)),
    };
  }
}

/** A stream whose first chunk was already read. */
async function* withFirst<Chunk>(first: Chunk, rest: AsyncIterator<Chunk>): AsyncGenerator<Chunk> {
  yield first;
  yield* { [Symbol.asyncIterator]: () => rest };
}
