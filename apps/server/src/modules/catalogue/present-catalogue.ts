import type {
  CatalogueAnswer,
  CatalogueImport,
  CatalogueProblem,
  CatalogueProduct,
  CatalogueSource,
} from '@beckon/contract/owner-calls';
import type { CatalogueRecord, ProductCounts, ProductRecord } from '../../store/store.ts';
import { BROKEN_OFF_MS } from './broken-off.ts';

export interface PresentedCatalogue {
  readonly counts: ProductCounts;
  /** Undefined: no import has ever run. */
  readonly catalogue: CatalogueRecord | undefined;
  readonly problems: readonly CatalogueProblem[];
  readonly now: number;
}

export function presentCatalogue({
  counts,
  catalogue,
  problems,
  now,
}: PresentedCatalogue): CatalogueAnswer {
  return {
    success: true,
    counts: { available: counts.available, soldOut: counts['sold-out'], gone: counts.gone },
    ...(catalogue && { source: presentSource(catalogue) }),
    ...(catalogue &&
      catalogue.state !== 'none' && { lastImport: presentImport(catalogue, problems, now) }),
  };
}

function presentSource({
  format,
  url,
  currency,
  schedule,
  nextAt,
}: CatalogueRecord): CatalogueSource {
  return {
    format,
    url,
    currency,
    schedule,
    ...(nextAt === undefined ? {} : { nextAt: instant(nextAt) }),
  };
}

function presentImport(
  { state, format, startedAt, finishedAt, beatAt, counts, message }: CatalogueRecord,
  problems: readonly CatalogueProblem[],
  now: number,
): CatalogueImport {
  const hasBrokenOff = state === 'running' && beatAt < now - BROKEN_OFF_MS;
  return {
    state: state === 'running' && !hasBrokenOff ? 'running' : state === 'done' ? 'done' : 'failed',
    format,
    startedAt: instant(startedAt),
    ...(finishedAt === undefined ? {} : { finishedAt: instant(finishedAt) }),
    ...counts,
    message: hasBrokenOff
      ? 'The server was stopped meanwhile. Please start the import again.'
      : message,
    problems: problems.map(({ row, message: text }) => ({ row, message: text })),
  };
}

export function presentProduct(product: ProductRecord): CatalogueProduct {
  const { productId, variantId, title, handle, image, price, compareAtPrice } = product;
  const { currency, inventory, collections, state, updatedAt } = product;
  return {
    productId,
    variantId,
    title,
    handle,
    image,
    price,
    compareAtPrice,
    currency,
    state,
    ...(inventory === undefined ? {} : { inventory }),
    collections: [...collections],
    updatedAt: instant(updatedAt),
  };
}

function instant(at: number): string {
  return new Date(at).toISOString();
}
