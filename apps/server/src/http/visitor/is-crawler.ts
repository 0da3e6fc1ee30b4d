/**
 * Words in the names of crawlers that run the scripts of a page as a browser does. Programs without
 * scripts never show a popup. Browsers that a program controls, and speed tools, count: owners try
 * their popups with them. Phones by Cubot are no crawlers.
 */
const CRAWLERS =
  /(?<!cu)bot\b|crawler|spider|mediapartners-google|google-inspectiontool|googleother|google-read|facebookexternalhit|meta-external|bingpreview|slurp|prerender|google-safety/i;

/** Whether a call comes from a crawler, by its user agent. Their visits are not counted. */
export function isCrawler(userAgent: string | undefined): boolean {
  return userAgent !== undefined && CRAWLERS.test(userAgent);
}
