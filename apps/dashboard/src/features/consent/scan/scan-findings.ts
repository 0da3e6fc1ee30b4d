import {
  type ConsentCategory,
  type ConsentCookie,
  type ConsentDesign,
  type ConsentService,
  COOKIE_NAME_PATTERN,
  LONGEST_COOKIE_NAME,
  OPTIONAL_CATEGORIES,
  serviceOfAddress,
  serviceOfCookie,
} from '@beckon/contract/consent';
import type {
  ScanAnswer,
  ScannedCookie,
  ScannedHost,
  ScannedService,
} from '@beckon/contract/owner-calls';
import { DASHBOARD_TEXTS } from '@beckon/languages/dashboard';

/** A third party that is not in our library of services, with the cookies that its hosts set. */
export interface Stranger extends ScannedHost {
  readonly cookies: readonly ScannedCookie[];
}

/** The findings of a scan that are not in the draft yet. */
export interface OpenFindings {
  readonly services: readonly ScannedService[];
  readonly strangers: readonly Stranger[];
  /** Cookies that the site itself sets. */
  readonly cookies: readonly ScannedCookie[];
  /** The number of findings that are in the draft already. */
  readonly listed: number;
  /** The number of the other findings that the owner ignores. */
  readonly ignored: number;
}

const SHORTEST_PATTERN = 4;
const LONGEST_PATTERN = 200;
const LONGEST_DAYS = 3650;
const LONGEST_NAME = 120;

/** Leaves out findings that are in the draft already, and those that the owner ignores (`keyOf…`). */
export function openFindings(
  found: ScanAnswer,
  { services }: ConsentDesign,
  ignored: readonly string[],
): OpenFindings {
  const all = {
    services: found.services,
    strangers: found.unknown.map((host) => ({ ...host, cookies: cookiesOf(host, found.cookies) })),
    cookies: found.cookies.filter(
      ({ name, isFirstParty, serviceId }) =>
        isFirstParty && serviceId === undefined && canBeListed(name),
    ),
  };
  const open = {
    services: all.services.filter(({ service }) => services.every(({ id }) => id !== service.id)),
    strangers: all.strangers.filter(({ examples }) =>
      examples.every((address) => serviceOfAddress(address, services) === undefined),
    ),
    cookies: all.cookies.filter(({ name }) => serviceOfCookie(name, services) === undefined),
  };
  const strangers = open.strangers.filter(({ domain }) => !ignored.includes(domain));
  const cookies = open.cookies.filter(({ name }) => !ignored.includes(name));
  return {
    services: open.services,
    strangers,
    cookies,
    ignored: open.strangers.length - strangers.length + (open.cookies.length - cookies.length),
    listed:
      all.services.length -
      open.services.length +
      (all.strangers.length - open.strangers.length) +
      (all.cookies.length - open.cookies.length),
  };
}

function cookiesOf({ hosts, domain }: ScannedHost, cookies: readonly ScannedCookie[]) {
  return cookies.filter(
    ({ name, isFirstParty, serviceId, host }) =>
      !isFirstParty &&
      serviceId === undefined &&
      canBeListed(name) &&
      (hosts.includes(host) || host === domain),
  );
}

/** A cookie without a name, for example, cannot be in the list that visitors see. */
function canBeListed(name: string): boolean {
  return new RegExp(COOKIE_NAME_PATTERN, 'u').test(name);
}

type Part = Pick<ConsentDesign, 'services' | 'categories'>;

/** The draft with these services, and with their categories offered to visitors. */
export function withServices(draft: ConsentDesign, added: readonly ConsentService[]): Part {
  const services = [...draft.services, ...added];
  const used = new Set(added.map(({ category }) => category));
  return {
    services,
    categories: OPTIONAL_CATEGORIES.filter(
      (one) => draft.categories.includes(one) || used.has(one),
    ),
  };
}

/**
 * The draft with a service for an unknown third party, whose patterns are the hosts that were
 * found.
 */
export function withStranger(
  draft: ConsentDesign,
  { domain, hosts, cookies }: Stranger,
  category: ConsentCategory,
): Part {
  return withServices(draft, [
    {
      id: freeId(domain, draft),
      name: domain.slice(0, LONGEST_NAME),
      category,
      patterns: hosts.filter(
        ({ length }) => length >= SHORTEST_PATTERN && length <= LONGEST_PATTERN,
      ),
      cookies: cookies.map(cookieOf),
      privacyUrl: '',
    },
  ]);
}

/** The draft with a cookie of the site itself. All its cookies of one category form one service. */
export function withOwnCookie(
  draft: ConsentDesign,
  cookie: ScannedCookie,
  category: ConsentCategory,
): Part {
  const id = `this-website-${category}`;
  const own = draft.services.find((service) => service.id === id);
  if (own !== undefined) {
    const changed = { ...own, cookies: [...own.cookies, cookieOf(cookie)] };
    return {
      services: draft.services.map((service) => (service.id === id ? changed : service)),
      categories: draft.categories,
    };
  }
  const name = DASHBOARD_TEXTS[draft.language].ownWebsite;
  return withServices(draft, [
    { id, name, category, patterns: [], cookies: [cookieOf(cookie)], privacyUrl: '' },
  ]);
}

/** The end of a very long name is nearly always another one for each visitor. */
function cookieOf({ name, days }: ScannedCookie): ConsentCookie {
  const isLong = name.length > LONGEST_COOKIE_NAME;
  return {
    name: isLong ? `${name.slice(0, LONGEST_COOKIE_NAME - 1).trim()}*` : name,
    purpose: '',
    days: Math.min(days, LONGEST_DAYS),
  };
}

function freeId(domain: string, { services }: ConsentDesign): string {
  const start = domain
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 50);
  const isFree = (id: string) => services.every((service) => service.id !== id);
  const wanted = start.length > 1 ? start : `host-${start}`;
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? wanted : `${wanted}-${number}`;
    if (isFree(id)) return id;
  }
}
