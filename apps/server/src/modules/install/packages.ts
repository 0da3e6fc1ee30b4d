import type { PackageKind } from '@beckon/contract/values';

/** A package: its files in the folder `integrations`, and the file that an owner downloads. */
export interface PackageSource {
  /** The name of the downloaded file. */
  readonly fileName: string;
  /** The folders (with all files in them) and single files of `integrations` that it contains. */
  readonly parts: readonly string[];
  /** The beginning of the parts' paths in `integrations`, which is replaced by `folder`. */
  readonly prefix: string;
  /** The only top folder in the zip. If undefined, the only part is downloaded without a zip. */
  readonly folder?: string;
  /** Files with the example's client id and address, which are replaced by the site's own. */
  readonly filledIn: readonly string[];
}

/** The values in the files of `integrations` that are replaced by the site's own. */
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
    // The output of its build.
    parts: ['react/dist'],
    prefix: 'react/dist/',
    folder: 'beckon-react/',
    filledIn: ['react/dist/README.md'],
  },
} as const satisfies Record<PackageKind, PackageSource>;
