import type { CatalogueFormat, CatalogueSchedule } from '@beckon/contract/values';

interface FormatWords {
  readonly label: string;
  readonly about: string;
  /** The label of the address field and an example; undefined for formats that are files. */
  readonly address: { readonly label: string; readonly example: string } | undefined;
}

/** The names of the import formats for owners. */
export const FORMAT_WORDS: Readonly<Record<CatalogueFormat, FormatWords>> = {
  csv: {
    label: 'CSV file',
    about: 'A spreadsheet saved as CSV, with the columns id, title and price.',
    address: undefined,
  },
  shopify: {
    label: 'Shopify shop',
    about: 'Read from the shop’s public list of products. Nothing to set up.',
    address: { label: 'Address of the shop', example: 'https://your-shop.myshopify.com' },
  },
  google: {
    label: 'Google product feed',
    about: 'The XML feed that you give to Google Merchant Center.',
    address: { label: 'Address of the feed', example: 'https://www.example.com/products.xml' },
  },
  json: {
    label: 'JSON feed',
    about: 'A list of products with id, title and price, from your own shop.',
    address: { label: 'Address of the feed', example: 'https://www.example.com/products.json' },
  },
};

export const SCHEDULE_WORDS: Readonly<Record<CatalogueSchedule, string>> = {
  off: 'Only when I ask',
  hourly: 'Every hour',
  daily: 'Every day',
};
