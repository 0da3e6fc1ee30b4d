import type { NewProduct } from '../store/records/catalogue-record.ts';
import type { Store } from '../store/store.ts';

interface SeedCatalogueDeps {
  readonly store: Store;
  readonly now: () => number;
}

/** Fills a demo site's catalogue as an uploaded file does. */
export async function seedCatalogue(
  { store, now }: SeedCatalogueDeps,
  siteId: string,
  products: readonly NewProduct[],
): Promise<void> {
  const at = now();
  const importNumber = await store.beginImport(siteId, {
    format: 'csv',
    url: '',
    currency: products[0]?.currency ?? '',
    schedule: 'off',
    nextAt: undefined,
    at,
    brokenOffBefore: 0,
  });
  if (importNumber === undefined) return;
  await store.writeImportStep(siteId, importNumber, {
    products,
    problems: [],
    refusedVariants: [],
    rows: products.length,
    refused: 0,
    at,
  });
  await store.endImport(siteId, importNumber, {
    state: 'done',
    message: '',
    marksGone: true,
    at,
  });
}
