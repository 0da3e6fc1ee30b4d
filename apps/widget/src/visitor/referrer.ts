import type { Clock } from '@beckon/host-page/clock';
import { parseUrl } from '@beckon/host-page/parse-url';
import { REFERRER_REFRESH_MS } from '../timings.ts';
import { type AddressCookie, keepAddress, readAddress } from './address-cookie.ts';
import { SITE_COOKIES } from './cookie-names.ts';
import type { CookieJar } from '@beckon/host-page/storage/cookie-jar';

const REFERRER: AddressCookie = {
  body: SITE_COOKIES.referrer,
  protocol: SITE_COOKIES.referrerProtocol,
};
const PREVIOUS_URL: AddressCookie = {
  body: SITE_COOKIES.previousUrl,
  protocol: SITE_COOKIES.previousUrlProtocol,
};

export interface Origins {
  /** The address from which the visitor came to the site; stored across the pages of the site. */
  readonly referrer: string;
  /** The page before this one. */
  readonly previousUrl: string;
}

interface KeptOrigins {
  readonly origins: Origins;
  /** Renews both addresses every 60 s while the page is open. Returns a function that stops it. */
  readonly keepFresh: () => () => void;
}

interface PageAddresses {
  readonly url: string;
  readonly documentReferrer: string;
}

/**
 * Reads where the visitor came from, and stores it for the next page. A referrer from another site
 * replaces the stored one. A page of the same site does not, so that the third page still has the
 * search engine as its referrer. Both addresses expire after 2 minutes; `keepFresh` renews them.
 */
export function openOrigins(
  cookies: CookieJar,
  clock: Clock,
  { url, documentReferrer }: PageAddresses,
): KeptOrigins {
  const isFromOutside = documentReferrer !== '' && hostOf(documentReferrer) !== hostOf(url);
  const referrer = isFromOutside ? documentReferrer : readAddress(cookies, REFERRER);
  const previousUrl = readAddress(cookies, PREVIOUS_URL) || documentReferrer;
  const keep = (): void => {
    keepAddress(cookies, REFERRER, referrer);
    keepAddress(cookies, PREVIOUS_URL, url);
  };
  keep();
  return {
    origins: { referrer, previousUrl },
    keepFresh: () => clock.every(REFERRER_REFRESH_MS, keep),
  };
}

function hostOf(address: string): string {
  return parseUrl(address)?.host ?? '';
}
