import type { CookieKey } from '@beckon/host-page/storage/cookie-jar';
import type { CookieJar } from '@beckon/host-page/storage/cookie-jar';

/**
 * An address that is stored in two cookies: the protocol (`secure` or `none`) and the rest.
 * docs/behaviour/storage-and-cookies.md#addresses-in-cookies.
 */
export interface AddressCookie {
  readonly body: CookieKey;
  readonly protocol: CookieKey;
}

const SEPARATOR = '://';

/**
 * Stores an address. Ignores one that does not start with http or https. Works without a pattern,
 * because compiling one would take longer than all the rest of it, on each page.
 */
export function keepAddress(
  cookies: CookieJar,
  { body, protocol }: AddressCookie,
  address: string,
): void {
  const endsAt = address.indexOf(SEPARATOR);
  const scheme = address.slice(0, Math.max(0, endsAt)).toLowerCase();
  if (scheme !== 'https' && scheme !== 'http') return;
  cookies.set(protocol, scheme === 'https' ? 'secure' : 'none');
  cookies.set(body, address.slice(endsAt + SEPARATOR.length));
}

/** The stored address; empty if there is none. */
export function readAddress(cookies: CookieJar, { body, protocol }: AddressCookie): string {
  const kept = cookies.get(body.name);
  if (!kept) return '';
  return `${cookies.get(protocol.name) === 'secure' ? 'https' : 'http'}://${kept}`;
}
