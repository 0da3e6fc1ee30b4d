interface WithPatterns {
  readonly patterns: readonly string[];
}

/**
 * The entry with the longest pattern that describes the address. A pattern is a part of the host
 * and path, such as `youtube.com/embed`. It may end in the start of a parameter:
 * `googletagmanager.com/gtag/js?id=AW-`. What else the query contains does not count, because it
 * may name the address of another site. Patterns are in lower case, and whatever the case of the
 * address is, it is found: some servers take no notice of it, and phones begin a text with a
 * capital.
 */
export function findByAddress<Entry extends WithPatterns>(
  address: string,
  entries: readonly Entry[],
): Entry | undefined {
  const [place = '', query = ''] = address.toLowerCase().split(/[?#]/);
  const isIn = (pattern: string): boolean => {
    const at = pattern.indexOf('?');
    if (at < 0) return place.includes(pattern);
    return (
      place.includes(pattern.slice(0, at)) && `&${query}`.includes(`&${pattern.slice(at + 1)}`)
    );
  };
  let best: Entry | undefined;
  let length = 0;
  for (const entry of entries)
    for (const pattern of entry.patterns)
      if (pattern.length > length && isIn(pattern)) {
        best = entry;
        ({ length } = pattern);
      }
  return best;
}
