import type { PartKinds } from './page-parts.ts';

/** The hash in the names of the parts beside consent.js. The build replaces it. */
declare const __CONSENT_PARTS__: string;

/**
 * False in the light build, for sites that hold back no unmarked content and inform no integration
 * except Google's. build/build-consent.ts
 */
declare const __CONSENT_HAS_EXTRAS__: boolean;
export const HAS_EXTRAS = __CONSENT_HAS_EXTRAS__;

/**
 * The absolute address of a part. Throws if our own address is not known. Chromium remembers a
 * module that failed to load as long as the page lives, and requests it again only if the fragment
 * of its address has changed. `failures` is that fragment.
 */
export function partAddress(scriptUrl: string, name: keyof PartKinds, failures: number): string {
  return new URL(`consent-parts/${name}-${__CONSENT_PARTS__}.js#${failures}`, scriptUrl).href;
}
