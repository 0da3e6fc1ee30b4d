import type { PartKinds } from './page-parts.ts';

/** The hash in the names of the parts beside consent.js; put in by the build. */
declare const __CONSENT_PARTS__: string;

/**
 * False in the lighter of the two builds: for sites that hold nothing unmarked back and tell no
 * integration but Google's. build/build-consent.ts
 */
declare const __CONSENT_HAS_EXTRAS__: boolean;
export const HAS_EXTRAS = __CONSENT_HAS_EXTRAS__;

/**
 * The absolute address of a part; throws when our own address is not known. Chromium remembers a
 * module that did not come for as long as the page lives: after failures it asks again only under
 * another fragment.
 */
export function partAddress(scriptUrl: string, name: keyof PartKinds, failures: number): string {
  return new URL(`consent-parts/${name}-${__CONSENT_PARTS__}.js#${failures}`, scriptUrl).href;
}
