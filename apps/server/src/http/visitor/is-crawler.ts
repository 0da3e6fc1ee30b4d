/**
 * Words in the names of crawlers that run the scripts of a page as a browser does. Programs without
 * scripts never show a popup. Phones by Cubot are no crawlers.
 */
const CRAWLERS =
  /(?<!cu)bot\b|crawler|spider|mediapartners-google|google-inspectiontool|googleother|google-read|facebookexternalhit|meta-external/i;

/** Whether a call comes from a crawler, by its user agent. Their visits are nobody's. */
export function isCrawler(userAgent: string | undefined): boolean {
  return userAgent !== undefined && CRAWLERS.test(userAgent);
}
