import { parseUrl } from '@beckon/host-page/parse-url';

const WEB_SCHEME = /^https?:/i;
/** An address that begins like this has no scheme. */
const RELATIVE = /^[/.?#]/;

export interface AddressChecks {
  /** Checks whether an address, resolved against the page's, is one of the web. */
  readonly isWebAddress: (address: string) => boolean;
  /** Checks that an address runs no code in the page. */
  readonly isHarmless: (address: string) => boolean;
}

/**
 * Checks addresses, resolved against `base`. Most are recognised by how they begin; each of the
 * others is parsed once.
 */
export function createAddressChecks(base: string): AddressChecks {
  const known = new Map<string, string>();
  const parse = (address: string): string => {
    const scheme = parseUrl(address, base)?.protocol ?? '';
    known.set(address, scheme);
    return scheme;
  };
  const schemeOf = (address: string): string => known.get(address) ?? parse(address);
  const isWebBase = WEB_SCHEME.test(base);
  const isWebAddress = (address: string): boolean =>
    WEB_SCHEME.test(address) ||
    (isWebBase && RELATIVE.test(address)) ||
    WEB_SCHEME.test(schemeOf(address));
  return {
    isWebAddress,
    isHarmless: (address) => isWebAddress(address) || schemeOf(address) !== 'javascript:',
  };
}
