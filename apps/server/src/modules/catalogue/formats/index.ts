import type { CatalogueFormat } from '@beckon/contract/values';
import { readCsv } from './csv.ts';
import type { ReadFormat } from './format.ts';
import { readGoogleFeed } from './google-feed.ts';
import { readJsonFeed } from './json-feed.ts';
import { readShopify } from './shopify.ts';

/** The reader of each format. docs/behaviour/catalogue.md#formats. */
export const FORMATS: Readonly<Record<CatalogueFormat, ReadFormat>> = {
  csv: readCsv,
  json: readJsonFeed,
  google: readGoogleFeed,
  shopify: readShopify,
};
