import { parseUrl } from '@beckon/host-page/parse-url';

const WEB_SCHEME = /^https?:/i;
/** An address that begins like this has no scheme. */
const RELATIVE = /^[/.?#]/;

/**
 * Checks whether an address, resolved against `base`, is a web address. An address with another
 * scheme may run code. Most addresses are recognised by how they begin; each of the others is
 * parsed once.
 */
export function createWebAddressCheck(base: string): (address: string) => boolean {
  const known = new Map<string, boolean>();
  const parse = (address: string): boolean => {
    const isWeb = WEB_SCHEME.test(parseUrl(address, base)?.protocol ?? '');
    known.set(address, isWeb);
    return isWeb;
  };
  const isWebBase = WEB_SCHEME.test(base);
  return (address) =>
    WEB_SCHEME.test(address) ||
    (isWebBase && RELATIVE.test(address)) ||
    (known.get(address) ?? parse(address));
}
