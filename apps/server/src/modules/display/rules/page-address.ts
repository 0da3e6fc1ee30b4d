/**
 * Makes addresses comparable, however owners write them: no scheme, no `www.`, no fragment, no
 * slash at the end of the path or of the query, lower case. A path alone (`/sale`) stays a path:
 * see `addressForms`. The path of the home page stays `/`.
 */
export function normaliseAddress(address: string): string {
  const [bare = ''] = address.trim().toLowerCase().split('#');
  const written = bare.replace(/^[a-z][a-z0-9+.-]*:\/\//u, '').replace(/^www\./u, '');
  const [place, query] = splitAt(written, '?');
  return withoutLastSlashes(place) + withoutLastSlashes(query);
}

/**
 * The forms in which a rule may name an address: complete, without its query, and as a path with
 * and without query. The home page has two complete forms, with and without its slash.
 */
export function addressForms(address: string): readonly string[] {
  const { host, path, query } = partsOf(normaliseAddress(address));
  const whole = host + path;
  const isHome = path === '/';
  return [
    ...new Set([
      ...(isHome ? [host + query, whole + query, host] : [whole + query]),
      whole,
      path + query,
      path,
    ]),
  ].filter((form) => form !== '');
}

/** Only those of these forms of which all others are parts. */
export function wholeAddress(address: string): readonly string[] {
  const { host, path, query } = partsOf(normaliseAddress(address));
  const whole = host + path + query;
  if (path !== '/' || query === '') return whole === '' ? [] : [whole];
  return [whole, host + query];
}

interface AddressParts {
  readonly host: string;
  /** Empty only if the address is. */
  readonly path: string;
  /** With its question mark. */
  readonly query: string;
}

function partsOf(address: string): AddressParts {
  if (address === '') return { host: '', path: '', query: '' };
  const [place, query] = splitAt(address, '?');
  const [host, path] = splitAt(place, '/');
  return { host, path: path || '/', query };
}

/** What is before a sign, and the rest with it. */
function splitAt(text: string, sign: string): readonly [string, string] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}

/**
 * Uses a loop, because a pattern would search from each slash to the end of the address. Of a text
 * of slashes, one is left.
 */
function withoutLastSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return end === 0 ? text.slice(0, 1) : text.slice(0, end);
}
