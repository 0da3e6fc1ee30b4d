/**
 * Programs for which the Install page hands out a package with the site's client id and our address
 * filled in. What belongs to a further one: its row in the server's `modules/install/packages.ts`
 * and its card in the dashboard; the compiler asks for both.
 */
export const PACKAGE_KINDS = ['wordpress', 'shopify', 'google-tag-manager', 'react'] as const;
export type PackageKind = (typeof PACKAGE_KINDS)[number];

/** Those whose program loads scripts over https only, whatever this server's address is. */
export const HTTPS_ONLY_PACKAGES: readonly PackageKind[] = ['shopify', 'google-tag-manager'];
