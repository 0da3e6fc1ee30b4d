import { parseUrl } from '@beckon/host-page/parse-url';

const WEB_SCHEME = /^https?:/i;
/** What begins so has no scheme of its own. */
const RELATIVE = /^[/.?#]/;

/**
 * Tells whether an address is one of the web, seen from `base`: whatever has another scheme may run
 * something. Most are known by how they begin; the others are parsed, each once.
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
