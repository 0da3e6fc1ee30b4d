import type { CatalogueProblem, ProductState } from '@beckon/contract/owner-calls';
import type { CatalogueFormat, CatalogueSchedule } from '@beckon/contract/values';
import type { SiteRecord } from './site-record.ts';

/** A variant of a product as an import brings it. Prices are decimal numbers in text. */
export interface NewProduct {
  readonly variantId: string;
  readonly productId: string;
  readonly title: string;
  readonly description: string;
  /** Address, path or handle of its page. */
  readonly handle: string;
  readonly image: string;
  readonly price: string;
  readonly compareAtPrice: string;
  readonly currency: string;
  /** Undefined: in stock, but the number is not known. */
  readonly inventory: number | undefined;
  readonly collections: readonly string[];
}

export interface ProductRecord extends NewProduct {
  readonly state: ProductState;
  /** In ms. */
  readonly updatedAt: number;
}

export interface ProductQuery {
  readonly search?: string;
  readonly cursor?: string;
  readonly limit: number;
}

export interface ImportCounts {
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly gone: number;
}

export interface CatalogueRecord {
  readonly siteId: string;
  readonly format: CatalogueFormat;
  /** Empty: a file was uploaded. */
  readonly url: string;
  readonly currency: string;
  readonly schedule: CatalogueSchedule;
  /** When it is read again automatically (ms). */
  readonly nextAt: number | undefined;
  readonly state: 'none' | 'running' | 'done' | 'failed';
  /** When the latest import started (ms); 0: never. */
  readonly startedAt: number;
  readonly finishedAt: number | undefined;
  /** When the running import last reported progress (ms). */
  readonly beatAt: number;
  readonly counts: ImportCounts;
  readonly message: string;
}

export interface NewImport {
  readonly format: CatalogueFormat;
  readonly url: string;
  readonly currency: string;
  readonly schedule: CatalogueSchedule;
  readonly nextAt: number | undefined;
  readonly at: number;
  /** A running import that has reported no progress since this moment (ms) counts as aborted. */
  readonly brokenOffBefore: number;
}

/** Some rows of an import. */
export interface ImportStep {
  readonly products: readonly NewProduct[];
  readonly problems: readonly CatalogueProblem[];
  /** Variants whose row was refused: they are in the source, so they are not gone. */
  readonly refusedVariants: readonly string[];
  /** The rows that this step has read, and those of them that it refused. */
  readonly rows: number;
  readonly refused: number;
  readonly at: number;
}

export interface ImportEnd {
  readonly state: 'done' | 'failed';
  readonly message: string;
  /**
   * True if the source was read to its end. Products that it no longer contains are then marked as
   * gone.
   */
  readonly marksGone: boolean;
  readonly at: number;
}

/** How many products are in each state. */
export type ProductCounts = Readonly<Record<ProductState, number>>;

/** A catalogue that is due to be imported again, and its site. */
export interface DueCatalogue {
  readonly site: SiteRecord;
  readonly catalogue: CatalogueRecord;
}

/**
 * Products of sites. Methods for owners take the account. Methods for visitors' calls and imports
 * take a site that was found before.
 */
export interface CatalogueStore {
  /** The site's catalogue. Undefined: no such site, or nothing was ever imported. */
  catalogue(accountId: string, siteId: string): Promise<CatalogueRecord | undefined>;
  productCounts(accountId: string, siteId: string): Promise<ProductCounts | undefined>;
  /** Products in the order in which they were first imported. Undefined: no such site. */
  productsPage(
    accountId: string,
    siteId: string,
    query: ProductQuery,
  ): Promise<
    | { readonly products: readonly ProductRecord[]; readonly nextCursor: string | undefined }
    | undefined
  >;
  /** Names of collections in use, in alphabetical order. Undefined: no such site. */
  collectionsOf(
    accountId: string,
    siteId: string,
    most: number,
  ): Promise<readonly string[] | undefined>;
  /** Problems of the last import by row, after the given position. */
  importProblems(
    accountId: string,
    siteId: string,
    page: { readonly after: number; readonly limit: number },
  ): Promise<readonly (CatalogueProblem & { readonly place: number })[]>;
  /** Sets when the catalogue is imported again. False: no such catalogue. */
  scheduleCatalogue(
    accountId: string,
    siteId: string,
    plan: { readonly schedule: CatalogueSchedule; readonly nextAt: number | undefined },
  ): Promise<boolean>;
  /** Removes products, source and problems in small steps. False: no such site. */
  removeCatalogue(accountId: string, siteId: string): Promise<boolean>;

  /**
   * Begins an import and returns its number. Undefined: an import is running, or there is no such
   * site.
   */
  beginImport(siteId: string, start: NewImport): Promise<number | undefined>;
  /** Stores some rows. False: this is no longer the site's current import, and nothing was stored. */
  writeImportStep(siteId: string, importNumber: number, step: ImportStep): Promise<boolean>;
  /** Ends an import: marks products that are gone, in small steps, then records the result. */
  endImport(siteId: string, importNumber: number, end: ImportEnd): Promise<void>;
  /**
   * Takes a catalogue that is due and sets its next time; skips the accounts in `besides`. Of
   * several servers only one gets it. Undefined: none is due.
   */
  takeDueCatalogue(now: number, besides?: readonly string[]): Promise<DueCatalogue | undefined>;

  /** Products by ids of products or variants, in the order of the ids; not those that are gone. */
  productsByIds(siteId: string, ids: readonly string[]): Promise<readonly ProductRecord[]>;
  /** One variant of each product of the collections, sold-out ones last; none: of all products. */
  productsOfCollections(
    siteId: string,
    collections: readonly string[],
    most: number,
  ): Promise<readonly ProductRecord[]>;
  /** Ids of the products seen or added most since the day given (`YYYY-MM-DD`), most first. */
  popularProducts(siteId: string, sinceDay: string, most: number): Promise<readonly string[]>;
  /** Ids of the products that people ordered with or after these, most often first. */
  orderedAfter(
    siteId: string,
    productIds: readonly string[],
    most: number,
  ): Promise<readonly string[]>;
  /** Counts that these products were seen or added. Ids that are not in the catalogue are skipped. */
  countProductEvents(siteId: string, day: string, ids: readonly string[]): Promise<void>;
  /**
   * Counts the products of an order: those ordered together, and those ordered after the earlier
   * ones.
   */
  countOrder(
    siteId: string,
    day: string,
    order: { readonly ids: readonly string[]; readonly earlierIds: readonly string[] },
  ): Promise<void>;
  /** The recorded data of a customer's latest orders. */
  ordersOf(siteId: string, customerId: string, most: number): Promise<readonly unknown[]>;
  /** Removes counts from before the given day, in small steps; returns how many rows were removed. */
  removeOldProductCounts(beforeDay: string): Promise<number>;
}
