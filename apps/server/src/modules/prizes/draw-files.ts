import { plainName } from '../../lib/plain-name.ts';
import type { ArchiveFile, ArchivePlace } from '../../lib/archive-file.ts';
import type { Store } from '../../store/store.ts';
import { drawsCsv } from './draws-csv.ts';

/** The draws of each game of a site. */
export async function* drawFiles(
  { store }: { readonly store: Store },
  { accountId, site, folder }: ArchivePlace,
): AsyncGenerator<ArchiveFile> {
  const games = await store.popupsOf(accountId, site.id, ({ id, name, settings: { game } }) =>
    game === undefined ? [] : [{ id, name }],
  );
  for (const { id, name } of games.flat())
    yield {
      name: `${folder}/draws/${plainName(name) || 'game'} (${id}).csv`,
      content: drawsCsv(store.streamDraws(accountId, id)),
    };
}
