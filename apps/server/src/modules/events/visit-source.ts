import type { ViewedRequest } from '@beckon/contract/calls';
import { keptWithoutPerson } from '../../http/visitor/call-facts.ts';
import { cutText } from '../../lib/text/cut-text.ts';

const MOST_LETTERS = 100;

type VisitAddresses = Pick<ViewedRequest, 'url' | 'referrer' | 'origin_landing_page'>;

/**
 * What brought a visitor to the site: `utm_source` of the page, or of the page on which the visit
 * began; otherwise the host that linked to the site; otherwise `direct`. Empty if the script
 * reported neither referrer nor landing page.
 */
export function visitSource({
  url = '',
  referrer,
  origin_landing_page: landing,
}: VisitAddresses): string {
  if (referrer === undefined && landing === undefined) return '';
  const named = utmSource(url) || utmSource(landing ?? '');
  if (named !== '') return cutText(keptWithoutPerson(named).trim().toLowerCase(), MOST_LETTERS);
  const host = hostOf(referrer ?? '');
  return host === '' || host === hostOf(url) ? 'direct' : host.slice(0, MOST_LETTERS);
}

/** `new` or `returning`, by the number of the visit; empty if that is unknown. */
export function visitorKind(visits: number | undefined): string {
  if (visits === undefined || !(visits >= 1)) return '';
  return visits > 1 ? 'returning' : 'new';
}

/** Without NUL, which an address may contain as `%00` and which PostgreSQL refuses. */
function utmSource(address: string): string {
  const source = URL.canParse(address) ? new URL(address).searchParams.get('utm_source') : null;
  return (source ?? '').replaceAll('\0', '');
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./u, '') : '';
}
