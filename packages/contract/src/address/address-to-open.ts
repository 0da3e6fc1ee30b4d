import { isSafeAddress } from './is-safe-address.ts';

/**
 * Matches each run of blanks once. A pattern that ends in `$` would try again at each blank of a
 * run.
 */
const BLANKS = /[\s\p{Cc}\p{Cf}]+/gu;
/**
 * Begins with a path, fragment, query or scheme. The browser adds what is missing from the page's
 * address.
 */
const COMPLETE = /^(?:[/#?]|[a-z][a-z0-9+.-]*:)/i;
/** `shop.example:8080` and `localhost:3000` name a host and its port; `tel:100` does not. */
const HOST_AND_PORT = /^(?:localhost|[^:/?#.]*\.[^:/?#]*):\d/i;

interface AddressContext {
  /** The page on which it is opened; undefined leaves the placeholders as they are. */
  readonly pageUrl: string | undefined;
  /** The prefix for an address without a scheme: `//` for links, `http://` for redirects. */
  readonly prefix: '//' | 'http://';
}

/**
 * The address to open for a text that an owner wrote. Undefined if it is empty or must not be
 * opened. `{conversion_url}` becomes the page's address and `{path_url}` its path.
 * docs/behaviour/popup-parts.md#links.
 */
export function addressToOpen(
  written: string,
  { pageUrl, prefix }: AddressContext,
): string | undefined {
  const trimmed = written.replace(BLANKS, (run, at: number) =>
    at && at + run.length < written.length ? run : '',
  );
  const address = pageUrl === undefined ? trimmed : fillPlaceholders(trimmed, pageUrl);
  if (address === '' || !isSafeAddress(address)) return undefined;
  return COMPLETE.test(address) && !HOST_AND_PORT.test(address) ? address : prefix + address;
}

/**
 * In the query, the page's address is a value and is encoded. Before the query, it is a part of the
 * address and stays as it is.
 */
function fillPlaceholders(address: string, pageUrl: string): string {
  const queryStart = address.indexOf('?');
  return address.replace(
    /\{(conversion_url|path_url)\}/g,
    (_placeholder, name: string, offset: number) => {
      const value = name === 'path_url' ? pathOf(pageUrl) : pageUrl;
      return queryStart !== -1 && offset > queryStart ? encodeURIComponent(value) : value;
    },
  );
}

function pathOf(pageUrl: string): string {
  return /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*([^?#]*)/i.exec(pageUrl)?.[1] ?? '';
}
