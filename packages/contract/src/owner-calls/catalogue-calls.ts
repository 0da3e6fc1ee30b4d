import { type Static, Type } from 'typebox';
import { literals } from '../settings/literals.ts';
import { CATALOGUE_FORMATS, CATALOGUE_SCHEDULES } from '../values/sites/catalogue.ts';
import { Instant } from './answers.ts';

/** The maximum number of products (variants) of a site. */
export const PRODUCTS_PER_SITE = 50_000;

/** `gone`: the last complete import no longer contained it; popups do not show it. */
export const PRODUCT_STATES = ['available', 'sold-out', 'gone'] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];

/** A variant of a product. Prices are decimal numbers in text, `1299.90`. */
export const CatalogueProduct = Type.Object({
  productId: Type.String(),
  variantId: Type.String(),
  title: Type.String(),
  /** Address, path or Shopify handle of its page; empty: unknown. */
  handle: Type.String(),
  image: Type.String(),
  price: Type.String(),
  /** The price before a reduction; empty: it is not reduced. */
  compareAtPrice: Type.String(),
  currency: Type.String(),
  /** Missing: the source gives no number. */
  inventory: Type.Optional(Type.Integer()),
  collections: Type.Array(Type.String()),
  state: literals(PRODUCT_STATES),
  updatedAt: Instant,
});
export type CatalogueProduct = Static<typeof CatalogueProduct>;

/** A row that was not imported, and why. */
export const CatalogueProblem = Type.Object({
  /** Line of a CSV file; of a feed, the number of the product in it, from 1. */
  row: Type.Integer(),
  message: Type.String(),
});
export type CatalogueProblem = Static<typeof CatalogueProblem>;

export const CatalogueImport = Type.Object({
  state: literals(['running', 'done', 'failed']),
  format: literals(CATALOGUE_FORMATS),
  startedAt: Instant,
  finishedAt: Type.Optional(Instant),
  /** Rows read so far. */
  rows: Type.Integer(),
  added: Type.Integer(),
  changed: Type.Integer(),
  unchanged: Type.Integer(),
  refused: Type.Integer(),
  /** Products that are no longer in the source. They are marked at the end of a complete import. */
  gone: Type.Integer(),
  /** Why it failed, or what the owner should know; may be empty. */
  message: Type.String(),
  /** The first hundred; all of them: `GET …/catalogue/problems.csv`. */
  problems: Type.Array(CatalogueProblem),
});
export type CatalogueImport = Static<typeof CatalogueImport>;

/** Where a feed is, and how often it is read. */
export const CatalogueSource = Type.Object({
  format: literals(CATALOGUE_FORMATS),
  /** Address of the feed or shop; empty: a file was uploaded. */
  url: Type.String(),
  /** The currency of prices that have none in the source. */
  currency: Type.String(),
  schedule: literals(CATALOGUE_SCHEDULES),
  /** When it is read again automatically; missing: it is not. */
  nextAt: Type.Optional(Instant),
});
export type CatalogueSource = Static<typeof CatalogueSource>;

/** `GET /api/owner/sites/{siteId}/catalogue`; also the answer of calls that change it. */
export const CatalogueAnswer = Type.Object({
  success: Type.Literal(true),
  counts: Type.Object({
    available: Type.Integer(),
    soldOut: Type.Integer(),
    gone: Type.Integer(),
  }),
  /** Missing: nothing was ever imported. */
  source: Type.Optional(CatalogueSource),
  lastImport: Type.Optional(CatalogueImport),
});
export type CatalogueAnswer = Static<typeof CatalogueAnswer>;

/**
 * `GET /api/owner/sites/{siteId}/catalogue/products`: in the order of the source. Totals are those
 * of `CatalogueAnswer`; a search is not counted.
 */
export const CatalogueProductsQuery = Type.Object({
  /** A text to find in title, ids and collections. Case does not matter. */
  search: Type.Optional(Type.String({ maxLength: 200 })),
  /**
   * At most 50 ids of products or variants, separated by commas. The answer has only these, in this
   * order.
   */
  ids: Type.Optional(Type.String({ maxLength: 4000 })),
  cursor: Type.Optional(Type.String({ maxLength: 200 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type CatalogueProductsQuery = Static<typeof CatalogueProductsQuery>;

export const CatalogueProductsAnswer = Type.Object({
  success: Type.Literal(true),
  products: Type.Array(CatalogueProduct),
  /** Missing on the last page. */
  nextCursor: Type.Optional(Type.String()),
});
export type CatalogueProductsAnswer = Static<typeof CatalogueProductsAnswer>;

/** `GET /api/owner/sites/{siteId}/catalogue/collections`: the first 500 by name. */
export const CatalogueCollectionsAnswer = Type.Object({
  success: Type.Literal(true),
  collections: Type.Array(Type.String()),
});
export type CatalogueCollectionsAnswer = Static<typeof CatalogueCollectionsAnswer>;

const Currency = Type.String({ pattern: '^([A-Z]{3})?$' });

/**
 * `POST /api/owner/sites/{siteId}/catalogue/import`: saves the source and starts the import. The
 * answer does not wait for its end. 409 while an import runs.
 */
export const StartImportRequest = Type.Object(
  {
    format: literals(['json', 'google', 'shopify']),
    url: Type.String({ minLength: 4, maxLength: 2000 }),
    currency: Currency,
    schedule: literals(CATALOGUE_SCHEDULES),
  },
  { additionalProperties: false },
);
export type StartImportRequest = Static<typeof StartImportRequest>;

/**
 * `POST /api/owner/sites/{siteId}/catalogue/file?currency=`: the bytes of a CSV file with the
 * content type `text/csv`; the import starts when they have arrived. 409 while an import runs, 413
 * when too large.
 */
export const UploadCatalogueQuery = Type.Object({ currency: Type.Optional(Currency) });

/** `PATCH /api/owner/sites/{siteId}/catalogue`; only a feed can be read automatically. */
export const UpdateCatalogueRequest = Type.Object(
  { schedule: literals(CATALOGUE_SCHEDULES) },
  { additionalProperties: false },
);
export type UpdateCatalogueRequest = Static<typeof UpdateCatalogueRequest>;
