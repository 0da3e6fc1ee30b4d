import { drawnPrizes } from '../../lib/coupon-prize.ts';
import { plainName } from '../../lib/plain-name.ts';
import type { ArchiveFile, ArchivePlace } from '../../lib/archive-file.ts';
import { type CsvColumns, csvRows, csvStart } from '../../lib/csv-text.ts';
import type { PoolKey, Store } from '../../store/store.ts';

/** Uploading the file to another popup's prize skips this heading. */
const COLUMNS: CsvColumns<string> = [['Code', (code) => code]];
/** The number of remaining codes is the same on every day. */
const ANY_DAY = '';

/**
 * The unused codes of a site, one file for each prize that has some, because codes are uploaded to
 * one prize at a time.
 */
export async function* codeFiles(
  { store }: { readonly store: Store },
  { accountId, site, folder }: ArchivePlace,
): AsyncGenerator<ArchiveFile> {
  const uses = await store.sitePrizeUses(accountId, site.id, ANY_DAY);
  const popups = await store.popupsOf(accountId, site.id, ({ id, name, settings }) => ({
    id,
    name,
    labels: new Map((drawnPrizes(settings) ?? []).map((prize) => [prize.id, prize.label])),
  }));
  for (const { id, name, labels } of popups)
    for (const { prizeId, codesLeft } of uses.get(id)?.values() ?? []) {
      if (codesLeft === 0) continue;
      const prize = fileNameOf(prizeId, labels.get(prizeId));
      yield {
        name: `${folder}/unused-codes/${plainName(name) || 'popup'} (${id})/${prize}.csv`,
        content: codesCsv(store, accountId, { popupId: id, prizeId }),
      };
    }
}

/** Contains the id, because several prizes may have one label. */
function fileNameOf(prizeId: string, label = ''): string {
  const [id, name] = [plainName(prizeId), plainName(label)];
  return name === '' ? id : `${name} (${id})`;
}

async function* codesCsv(
  store: Pick<Store, 'streamUnusedCodes'>,
  accountId: string,
  pool: PoolKey,
): AsyncGenerator<string> {
  yield csvStart(COLUMNS);
  for await (const codes of store.streamUnusedCodes(accountId, pool)) yield csvRows(COLUMNS, codes);
}
