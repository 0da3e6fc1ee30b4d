import type { ArchiveFile, ArchivePlace } from '../../lib/files/archive-file.ts';
import { type CsvColumns, csvRows, csvStart } from '../../lib/files/csv-text.ts';
import { letOthersRun } from '../../lib/time/let-others-run.ts';
import type { ProductRecord, Store } from '../../store/store.ts';

/** The import of products reads these headings. */
const COLUMNS: CsvColumns<ProductRecord> = [
  ['Product id', ({ productId }) => productId],
  ['Variant id', ({ variantId }) => variantId],
  ['Title', ({ title }) => title],
  ['Description', ({ description }) => description],
  ['Link', ({ handle }) => handle],
  ['Picture', ({ image }) => image],
  ['Price', ({ price }) => price],
  ['Old price', ({ compareAtPrice }) => compareAtPrice],
  ['Currency', ({ currency }) => currency],
  ['In stock', ({ inventory }) => String(inventory ?? '')],
  ['Collections', ({ collections }) => collections.join(', ')],
  ['State', ({ state }) => state],
  ['Changed (UTC)', ({ updatedAt }) => new Date(updatedAt).toISOString()],
];
const CHUNK = 200;

/** The products of a site as a file; no file if the site has no catalogue. */
export async function* productFiles(
  { store }: { readonly store: Store },
  { accountId, site, folder }: ArchivePlace,
): AsyncGenerator<ArchiveFile> {
  if (!(await store.catalogue(accountId, site.id))) return;
  yield { name: `${folder}/products.csv`, content: productsCsv(store, accountId, site.id) };
}

async function* productsCsv(
  store: Pick<Store, 'productsPage'>,
  accountId: string,
  siteId: string,
): AsyncGenerator<string> {
  yield csvStart(COLUMNS);
  let cursor: string | undefined;
  do {
    const from = cursor === undefined ? {} : { cursor };
    const page = await store.productsPage(accountId, siteId, { ...from, limit: CHUNK });
    yield csvRows(COLUMNS, page?.products ?? []);
    cursor = page?.nextCursor;
    await letOthersRun();
  } while (cursor !== undefined);
}
