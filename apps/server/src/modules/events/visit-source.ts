import type { ViewedRequest } from '@beckon/contract/calls';
import { keptWithoutPerson } from '../../http/visitor/call-facts.ts';
import { cutText } from '../../lib/text/cut-text.ts';
import { campaignParameter, linkingHost } from '../../lib/visitors/came-from.ts';

const MOST_LETTERS = 100;

type ReportedAddresses = Pick<ViewedRequest, 'url' | 'referrer' | 'origin_landing_page'>;

/**
 * What brought a visitor to the site: `utm_source` of the page, or of the page on which the visit
 * began; otherwise the host that linked to the site; otherwise `direct`. Empty if the script
 * reported neither referrer nor landing page.
 */
export function visitSource({
  url = '',
  referrer,
  origin_landing_page: landing,
}: ReportedAddresses): string {
  if (referrer === undefined && landing === undefined) return '';
  const addresses = { url, landingPage: landing ?? '', referrer: referrer ?? '' };
  // Without NUL, which an address may contain as `%00` and which PostgreSQL refuses.
  const named = campaignParameter('utm_source', addresses).replaceAll('\0', '');
  if (named !== '') return cutText(keptWithoutPerson(named).trim().toLowerCase(), MOST_LETTERS);
  return linkingHost(addresses).slice(0, MOST_LETTERS) || 'direct';
}

/** `new` or `returning`, by the number of the visit; empty if that is unknown. */
export function visitorKind(visits: number | undefined): string {
  if (visits === undefined || !(visits >= 1)) return '';
  return visits > 1 ? 'returning' : 'new';
}
