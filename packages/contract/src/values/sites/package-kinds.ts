/**
 * Programs for which the Install page offers a package that contains the site's client id and our
 * address. Another program also needs a row in the server's `modules/install/packages.ts` and a
 * card in the dashboard; the compiler asks for both.
 */
export const PACKAGE_KINDS = ['wordpress', 'shopify', 'google-tag-manager', 'react'] as const;
export type PackageKind = (typeof PACKAGE_KINDS)[number];

/** Packages whose program loads scripts only over https, whatever this server's address is. */
export const HTTPS_ONLY_PACKAGES: readonly PackageKind[] = ['shopify', 'google-tag-manager'];
