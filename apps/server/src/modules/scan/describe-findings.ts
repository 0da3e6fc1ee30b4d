import {
  CONSENT_SERVICE_ID,
  type ConsentService,
  SERVICE_LIBRARY,
  serviceOfAddress,
  serviceOfCookie,
} from '@beckon/contract/consent';
import type {
  ScanAnswer,
  ScannedCookie,
  ScannedHost,
  ScannedService,
} from '@beckon/contract/owner-calls';
import { getDomain } from 'tldts';
import type { FoundCookie, FoundResource, PageFindings } from './page-findings.ts';

type Description = Pick<ScanAnswer, 'services' | 'unknown' | 'cookies'>;
type Proof = ScannedService['foundBy'][number];

const MOST_PROOFS = 3;
const MOST_EXAMPLES = 5;
const MOST_LISTED = 200;
const LONGEST_TEXT = 200;

/** Beckon's popups by their script. Their cookies need a browser or a choice. */
const POPUPS = { script: '/pixel.js', id: 'beckon-popups' };

interface DescribeOptions {
  readonly pageUrl: URL;
  /** Hosts that do not count as third parties: our own server. */
  readonly ownHosts: readonly string[];
}

/** Sorts the findings into known services, unknown third parties, and cookies. */
export function describeFindings(
  all: readonly PageFindings[],
  { pageUrl, ownHosts }: DescribeOptions,
): Description {
  const site = siteOf(pageUrl.hostname);
  const proofs = new Map<string, Proof[]>();
  const strangers: FoundResource[] = [];
  const prove = (id: string, proof: Proof) => {
    const known = proofs.get(id) ?? [];
    proofs.set(id, known);
    if (known.length < MOST_PROOFS && !known.some(({ text }) => text === proof.text))
      known.push(proof);
  };
  for (const resource of all.flatMap(({ resources }) => resources)) {
    const url = new URL(resource.address);
    if (ownHosts.includes(url.host)) {
      if (url.pathname === POPUPS.script) prove(POPUPS.id, { by: 'address', text: shortened(url) });
      continue;
    }
    const service = serviceOfAddress(withoutScheme(url));
    if (service !== undefined) prove(service.id, { by: 'address', text: shortened(url) });
    else if (siteOf(url.hostname) !== site) strangers.push(resource);
  }
  for (const id of all.flatMap(({ snippets }) => snippets))
    if (!proofs.has(id)) prove(id, { by: 'snippet', text: 'a script in the page' });
  const cookies = distinctCookies(all.flatMap((one) => one.cookies)).map((cookie) =>
    describeCookie(cookie, site),
  );
  for (const { serviceId, name } of cookies)
    if (serviceId !== undefined) prove(serviceId, { by: 'cookie', text: name });
  return {
    services: SERVICE_LIBRARY.flatMap((service) => described(service, proofs.get(service.id))),
    unknown: groupBySite(strangers).slice(0, MOST_LISTED),
    cookies: cookies.slice(0, MOST_LISTED),
  };
}

/** The banner itself is left out, because it is in every list already. */
function described(service: ConsentService, foundBy: Proof[] | undefined): ScannedService[] {
  return foundBy === undefined || service.id === CONSENT_SERVICE_ID ? [] : [{ service, foundBy }];
}

function groupBySite(resources: readonly FoundResource[]): ScannedHost[] {
  const groups = new Map<string, Map<string, FoundResource>>();
  for (const resource of resources) {
    const domain = siteOf(new URL(resource.address).hostname);
    const group = groups.get(domain) ?? new Map<string, FoundResource>();
    groups.set(domain, group.set(resource.address, resource));
  }
  return [...groups]
    .map(([domain, group]) => {
      const urls = [...group.keys()].map((address) => new URL(address));
      return {
        domain,
        hosts: [...new Set(urls.map(({ hostname }) => hostname))].slice(0, MOST_EXAMPLES * 4),
        kinds: [...new Set([...group.values()].map(({ kind }) => kind))],
        count: group.size,
        examples: [...new Set(urls.map(shortened))].slice(0, MOST_EXAMPLES),
      };
    })
    .toSorted((one, other) => other.count - one.count);
}

/**
 * If a cookie occurs twice, the last one counts: that of the browser, which knows its lifetime
 * better than the html.
 */
function distinctCookies(cookies: readonly FoundCookie[]): FoundCookie[] {
  return [...new Map(cookies.map((cookie) => [`${cookie.name} ${cookie.host}`, cookie])).values()];
}

function describeCookie({ name, host, days }: FoundCookie, site: string): ScannedCookie {
  const service = serviceOfCookie(name) ?? serviceOfAddress(`//${host}/`);
  return {
    name: name.slice(0, LONGEST_TEXT),
    host,
    isFirstParty: siteOf(host) === site,
    days: Math.min(days, 3650),
    ...(service === undefined ? {} : { serviceId: service.id }),
  };
}

/** The registered domain: shop.example.co.uk and cdn.example.co.uk are one site. */
function siteOf(host: string): string {
  return getDomain(host, { allowPrivateDomains: true }) ?? host;
}

/**
 * Patterns have no scheme. The query may contain addresses of other sites, so only its id is kept,
 * by which the tags of Google differ.
 */
function withoutScheme({ host, pathname, searchParams }: URL): string {
  const id = searchParams.get('id');
  return `//${host}${pathname}${id === null ? '' : `?id=${encodeURIComponent(id)}`}`;
}

function shortened({ origin, pathname }: URL): string {
  return `${origin}${pathname}`.slice(0, LONGEST_TEXT);
}
