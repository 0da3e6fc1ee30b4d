/**
 * Makes addresses comparable, however owners write them: no scheme, no `www.`, no fragment, no
 * slash at the end, lower case. A path alone (`/sale`) stays a path: see `addressForms`.
 */
export function normaliseAddress(address: string): string {
  const [bare = ''] = address.trim().toLowerCase().split('#');
  return withoutLastSlashes(bare.replace(/^[a-z][a-z0-9+.-]*:\/\//u, '').replace(/^www\./u, ''));
}

/**
 * The forms in which a rule may name an address: complete, without its query, and as a path with
 * and without query.
 */
export function addressForms(address: string): readonly string[] {
  const whole = normaliseAddress(address);
  if (whole === '') return [];
  const [withoutQuery = whole] = whole.split('?');
  const slash = whole.indexOf('/');
  const path = slash < 0 ? '' : whole.slice(slash);
  const [pathOnly = path] = path.split('?');
  return [
    ...new Set([whole, withoutLastSlashes(withoutQuery), path, withoutLastSlashes(pathOnly)]),
  ].filter((form) => form !== '');
}

/** Only the first of these forms, of which all others are parts. */
export function wholeAddress(address: string): readonly string[] {
  const whole = normaliseAddress(address);
  return whole === '' ? [] : [whole];
}

/** Uses a loop, because a pattern would search from each slash to the end of the address. */
function withoutLastSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
}
