import type { VisitorFacts } from './visitor-facts.ts';

const SEARCH =
  /(?:^|\.)(?:google|bing|yahoo|duckduckgo|ecosia|yandex|baidu|qwant|startpage|brave|naver|ask|search)\./u;
const SOCIAL =
  /(?:^|\.)(?:facebook|fb|instagram|t|twitter|x|linkedin|lnkd|pinterest|pin|tiktok|reddit|youtube|youtu|whatsapp|telegram|snapchat|threads)\.(?:com|co|net|me|be|in|it|org)$/u;
const MAIL = /(?:^|\.)(?:mail|webmail|outlook|gmail|mailchi|campaign-archive)\./u;
const PAID_MEDIUM =
  /^(?:cpc|ppc|cpm|cpv|paid|paid[-_ ]?social|paid[-_ ]?search|display|banner|retargeting|affiliate)$/u;
const PAID_PARAMETERS = ['gclid', 'fbclid_ad', 'msclkid', 'ttclid', 'wbraid', 'gbraid', 'dclid'];

/**
 * Where a visitor came from, in one word. UTM values of the page take precedence over the referrer.
 * A link from the site itself is `direct`.
 */
export function trafficSource({ url, landingPage, referrer }: VisitorFacts): string {
  const parameters = parametersOf(url);
  const landing = parametersOf(landingPage);
  const medium = (parameters.get('utm_medium') ?? landing.get('utm_medium') ?? '').toLowerCase();
  if (
    PAID_MEDIUM.test(medium) ||
    PAID_PARAMETERS.some((name) => parameters.has(name) || landing.has(name))
  )
    return 'paid';
  if (medium === 'email' || medium === 'newsletter') return 'email';
  if (medium === 'social') return 'social';
  return sourceOfHost(hostOf(referrer), hostOf(url));
}

function sourceOfHost(host: string, ownHost: string): string {
  if (host === '' || host === ownHost) return 'direct';
  if (MAIL.test(host)) return 'email';
  if (SOCIAL.test(host)) return 'social';
  return SEARCH.test(host) ? 'search' : 'referral';
}

/**
 * Returns a function that reads a parameter of the page's address, or of the page on which the
 * visit began. The value is in lower case, because campaign tools write both.
 */
export function utm(name: string): (facts: VisitorFacts) => readonly string[] {
  return ({ url, landingPage }) => {
    const value = parametersOf(url).get(name) ?? parametersOf(landingPage).get(name);
    return value === null || value === undefined ? [] : [value.toLowerCase()];
  };
}

function parametersOf(address: string): URLSearchParams {
  const question = address.indexOf('?');
  return new URLSearchParams(question < 0 ? '' : address.slice(question + 1).split('#')[0]);
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./u, '') : '';
}
