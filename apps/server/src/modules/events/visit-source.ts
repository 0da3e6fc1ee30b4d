import type { ViewedRequest } from '@beckon/contract/calls';
import { keptWithoutPerson } from '../../http/call-facts.ts';
import { cutText } from '../../lib/cut-text.ts';

const MOST_LETTERS = 100;
const LANGUAGE = /^\s*([a-z]{2,3})(?![a-z])/iu;

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

/**
 * The visitor's first language without its country: `he` for `he-IL,he;q=0.9`. Empty if there is
 * none.
 */
export function firstLanguage(acceptLanguage: string | undefined): string {
  return LANGUAGE.exec(acceptLanguage ?? '')?.[1]?.toLowerCase() ?? '';
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
