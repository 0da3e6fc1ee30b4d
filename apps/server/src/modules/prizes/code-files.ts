import { plainName } from '../../lib/plain-name.ts';
import type { ArchiveFile, ArchivePlace } from '../../lib/archive-file.ts';
import { type CsvColumns, csvRows, csvStart } from '../../lib/csv-text.ts';
import type { PoolKey, Store } from '../../store/store.ts';

const COLUMNS: CsvColumns<{ readonly prizeId: string; readonly code: string }> = [
  ['Prize id', ({ prizeId }) => prizeId],
  ['Code', ({ code }) => code],
];
/** The number of remaining codes is the same on every day. */
const ANY_DAY = '';

/** The unused codes of a site, one file for each popup that has some. */
export async function* codeFiles(
  { store }: { readonly store: Store },
  { accountId, site, folder }: ArchivePlace,
): AsyncGenerator<ArchiveFile> {
  const uses = await store.sitePrizeUses(accountId, site.id, ANY_DAY);
  const popups = await store.popupsOf(accountId, site.id, ({ id, name }) => ({ id, name }));
  for (const { id, name } of popups) {
    const prizes = [...(uses.get(id)?.values() ?? [])].filter(({ codesLeft }) => codesLeft > 0);
    if (prizes.length === 0) continue;
    const pools = prizes.map(({ prizeId }) => ({ popupId: id, prizeId }));
    yield {
      name: `${folder}/unused-codes/${plainName(name) || 'popup'} (${id}).csv`,
      content: codesCsv(store, accountId, pools),
    };
  }
}

async function* codesCsv(
  store: Pick<Store, 'streamUnusedCodes'>,
  accountId: string,
  pools: readonly PoolKey[],
): AsyncGenerator<string> {
  yield csvStart(COLUMNS);
  for (const pool of pools)
    for await (const codes of store.streamUnusedCodes(accountId, pool))
      yield csvRows(
        COLUMNS,
        codes.map((code) => ({ prizeId: pool.prizeId, code })),
      );
}
