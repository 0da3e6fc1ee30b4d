/** The addresses that say where a visitor came from. */
export interface VisitAddresses {
  readonly url: string;
  /** The page on which the visit began. */
  readonly landingPage: string;
  readonly referrer: string;
}

/**
 * The host that linked to the site, without `www`. Empty if there is none, or if the link is on the
 * site itself: then the visitor came directly.
 */
export function linkingHost({ url, referrer }: Pick<VisitAddresses, 'url' | 'referrer'>): string {
  const host = hostOf(referrer);
  return host === hostOf(url) ? '' : host;
}

/**
 * A parameter of the page's address, otherwise of the page on which the visit began. An empty one
 * counts as missing.
 */
export function campaignParameter(
  name: string,
  { url, landingPage }: Pick<VisitAddresses, 'url' | 'landingPage'>,
): string {
  return parametersOf(url).get(name) || parametersOf(landingPage).get(name) || '';
}

/** Whether one of the two addresses has one of these parameters, with any value. */
export function hasCampaignParameter(
  names: readonly string[],
  { url, landingPage }: Pick<VisitAddresses, 'url' | 'landingPage'>,
): boolean {
  const [page, landing] = [parametersOf(url), parametersOf(landingPage)];
  return names.some((name) => page.has(name) || landing.has(name));
}

function parametersOf(address: string): URLSearchParams {
  const question = address.indexOf('?');
  return new URLSearchParams(question < 0 ? '' : address.slice(question + 1).split('#')[0]);
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./u, '') : '';
}
