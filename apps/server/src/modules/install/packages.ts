import type { PackageKind } from '@beckon/contract/values';

/** A package as it is in the folder `integrations`, and as an owner gets it. */
export interface PackageSource {
  /** Name of the download. */
  readonly fileName: string;
  /** What of `integrations` is in it: folders with all that is in them, and single files. */
  readonly parts: readonly string[];
  /** How the parts' names begin in `integrations`; replaced by `folder`. */
  readonly prefix: string;
  /** The one folder of the zip; missing: the only part is handed out as it is. */
  readonly folder?: string;
  /** Files that hold the example's client id and address, in which the site's own are put. */
  readonly filledIn: readonly string[];
}

/** What the files of `integrations` say where the site's own client id and address belong. */
export const EXAMPLE = { clientId: 'CLIENT_ID', server: 'https://popups.example.com' };

export const PACKAGES = {
  wordpress: {
    fileName: 'beckon-popups.zip',
    parts: ['wordpress/plugin'],
    prefix: 'wordpress/plugin/',
    folder: 'beckon-popups/',
    filledIn: ['wordpress/plugin/defaults.json'],
  },
  shopify: {
    fileName: 'beckon-shopify.zip',
    parts: ['shopify/README.md', 'shopify/extension', 'shopify/orders-pixel.js'],
    prefix: 'shopify/',
    folder: 'beckon-shopify/',
    filledIn: ['shopify/extension/blocks/popups.liquid', 'shopify/orders-pixel.js'],
  },
  'google-tag-manager': {
    fileName: 'beckon.tpl',
    parts: ['google-tag-manager/beckon.tpl'],
    prefix: 'google-tag-manager/',
    filledIn: ['google-tag-manager/beckon.tpl'],
  },
  react: {
    fileName: 'beckon-react.zip',
    // As its build made it.
    parts: ['react/dist'],
    prefix: 'react/dist/',
    folder: 'beckon-react/',
    filledIn: ['react/dist/README.md'],
  },
} as const satisfies Record<PackageKind, PackageSource>;
