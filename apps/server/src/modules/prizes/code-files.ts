import { drawnPrizes } from '../../lib/popups/coupon-prize.ts';
import { plainName } from '../../lib/text/plain-name.ts';
import type { ArchiveFile, ArchivePlace } from '../../lib/files/archive-file.ts';
import { type CsvColumns, csvRows, csvStart } from '../../lib/files/csv-text.ts';
import type { PoolKey, PopupRecord, Store } from '../../store/store.ts';

/** Uploading the file to another popup's prize skips this heading. */
const COLUMNS: CsvColumns<string> = [['Code', (code) => code]];
/** The number of remaining codes is the same on every day. */
const ANY_DAY = '';

/**
 * The unused codes of a site's popups and of those in its trash, one file for each prize that has
 * some, because codes are uploaded to one prize at a time.
 */
export async function* codeFiles(
  { store }: { readonly store: Store },
  { accountId, site, folder }: ArchivePlace,
): AsyncGenerator<ArchiveFile> {
  for (const [id, uses] of await store.sitePrizeUses(accountId, site.id, ANY_DAY)) {
    const filled = [...uses.values()].filter(({ codesLeft }) => codesLeft > 0);
    const popup = filled.length > 0 && (await findPopup(store, accountId, id));
    if (!popup) continue;
    const labels = new Map((drawnPrizes(popup.settings) ?? []).map(({ id, label }) => [id, label]));
    for (const { prizeId } of filled) {
      const prize = fileNameOf(prizeId, labels.get(prizeId));
      yield {
        name: `${folder}/unused-codes/${plainName(popup.name) || 'popup'} (${id})/${prize}.csv`,
        content: codesCsv(store, accountId, { popupId: id, prizeId }),
      };
    }
  }
}

/** Undefined if the popup is deleted for good, which removes its codes. */
async function findPopup(
  store: Store,
  accountId: string,
  popupId: string,
): Promise<PopupRecord | undefined> {
  return (await store.popup(accountId, popupId)) ?? store.deletedPopup(accountId, popupId);
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
