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

const WITH_PROTOCOL = /^(https?):\/\/(.*)$/is;

/** Stores an address. Ignores one that does not start with http or https. */
export function keepAddress(
  cookies: CookieJar,
  { body, protocol }: AddressCookie,
  address: string,
): void {
  const parts = WITH_PROTOCOL.exec(address);
  if (!parts) return;
  cookies.set(protocol, parts[1]?.toLowerCase() === 'https' ? 'secure' : 'none');
  cookies.set(body, parts[2] ?? '');
}

/** The stored address; empty if there is none. */
export function readAddress(cookies: CookieJar, { body, protocol }: AddressCookie): string {
  const kept = cookies.get(body.name);
  if (kept === undefined || kept === '') return '';
  return `${cookies.get(protocol.name) === 'secure' ? 'https' : 'http'}://${kept}`;
}
