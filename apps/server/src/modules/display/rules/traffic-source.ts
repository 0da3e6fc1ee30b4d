import {
  campaignParameter,
  hasCampaignParameter,
  linkingHost,
  type VisitAddresses,
} from '../../../lib/visitors/came-from.ts';

const SEARCH =
  /(?:^|\.)(?:google|bing|yahoo|duckduckgo|ecosia|yandex|baidu|qwant|startpage|brave|naver|ask|search)\./u;
const SOCIAL =
  /(?:^|\.)(?:facebook|fb|instagram|t|twitter|x|linkedin|lnkd|pinterest|pin|tiktok|reddit|youtube|youtu|whatsapp|telegram|snapchat|threads)\.(?:com|co|net|me|be|in|it|org)$/u;
const MAIL = /(?:^|\.)(?:mail|webmail|outlook|gmail|mailchi|campaign-archive)\./u;
const PAID_MEDIUM =
  /^(?:cpc|ppc|cpm|cpv|paid|paid[-_ ]?social|paid[-_ ]?search|display|banner|retargeting|affiliate)$/u;
const PAID_PARAMETERS = ['gclid', 'msclkid', 'ttclid', 'wbraid', 'gbraid', 'dclid'];

/**
 * Where a visitor came from, in one word. UTM values of the page take precedence over the referrer.
 * A link from the site itself is `direct`.
 */
export function trafficSource(addresses: VisitAddresses): string {
  const medium = campaignParameter('utm_medium', addresses).toLowerCase();
  if (PAID_MEDIUM.test(medium) || hasCampaignParameter(PAID_PARAMETERS, addresses)) return 'paid';
  if (medium === 'email' || medium === 'newsletter') return 'email';
  if (medium === 'social') return 'social';
  return sourceOfHost(linkingHost(addresses));
}

function sourceOfHost(host: string): string {
  if (host === '') return 'direct';
  if (MAIL.test(host)) return 'email';
  if (SOCIAL.test(host)) return 'social';
  return SEARCH.test(host) ? 'search' : 'referral';
}

/**
 * Returns a function that reads a parameter of the page's address, or of the page on which the
 * visit began. The value is in lower case, because campaign tools write both.
 */
export function utm(
  name: string,
): (addresses: Pick<VisitAddresses, 'url' | 'landingPage'>) => readonly string[] {
  return (addresses) => {
    const value = campaignParameter(name, addresses);
    return value === '' ? [] : [value.toLowerCase()];
  };
}
