import type { ImportStep, NewImport, NewProduct, Store } from '../store.ts';
import { NOON } from './a-record.ts';

export function aProduct(id: string, part: Partial<NewProduct> = {}): NewProduct {
  return {
    variantId: `v${id}`,
    productId: `p${id}`,
    title: `Mug ${id}`,
    description: '',
    handle: `mug-${id}`,
    image: '',
    price: '9.90',
    compareAtPrice: '',
    currency: 'ILS',
    inventory: 3,
    collections: ['mugs'],
    ...part,
  };
}

export const anImport = (part: Partial<NewImport> = {}): NewImport => ({
  format: 'json',
  url: 'https://shop.test/feed.json',
  currency: 'ILS',
  schedule: 'off',
  nextAt: undefined,
  at: NOON,
  brokenOffBefore: NOON - 60_000,
  ...part,
});

export const anImportStep = (
  products: readonly NewProduct[],
  part: Partial<ImportStep> = {},
): ImportStep => ({
  products,
  problems: [],
  refusedVariants: [],
  rows: products.length,
  refused: 0,
  at: NOON + 1,
  ...part,
});

/** Imports these as the complete catalogue of the site. */
export async function fillCatalogue(
  store: Store,
  siteId: string,
  products: readonly NewProduct[],
): Promise<void> {
  const importNumber = (await store.beginImport(siteId, anImport())) ?? Number.NaN;
  await store.writeImportStep(siteId, importNumber, anImportStep(products));
  await store.endImport(siteId, importNumber, {
    state: 'done',
    message: '',
    marksGone: true,
    at: NOON + 2,
  });
}
