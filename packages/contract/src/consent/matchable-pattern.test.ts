import { describe, expect, it } from 'vitest';
import { findByAddress } from './find-by-address.ts';
import { isMatchable, looksLikeParameter } from './matchable-pattern.ts';
import { SERVICE_LIBRARY } from './services/service-library.ts';

describe('the pattern of a service', () => {
  it.each([
    ['*.tags.test', 'https://www.tags.test/js?id=AW-1'],
    ['tags.test /js', 'https://www.tags.test/js?id=AW-1'],
    ['tags.test/js#top', 'https://www.tags.test/js?id=AW-1#top'],
    ['tags.test/js?id=AW-1?a', 'https://www.tags.test/js?id=AW-1?a'],
    ['x.test?u=1#top', 'https://x.test?u=1#top'],
    ['bücher.test', 'https://xn--bcher-kva.test/'],
    ['shop.test/קבצים', 'https://shop.test/%D7%A7%D7%91%D7%A6%D7%99%D7%9D'],
  ])('an issue is a pattern by which no address is found: %s', (pattern, address) => {
    expect(isMatchable(pattern)).toBe(false);
    expect(findByAddress(address, [{ patterns: [pattern.toLowerCase()] }])).toBeUndefined();
  });

  it.each([
    ['tags.test/js', 'https://www.tags.test/js?id=AW-1'],
    ['tags.test/js?id=AW-', 'https://www.tags.test/js?id=AW-1&b=2'],
    ['tags.test/js?a=1&id=', 'https://www.tags.test/js?a=1&id=2'],
    ['https://tags.test', 'https://tags.test/js'],
    ['maps.test/vt/pb=', 'https://maps.test/vt/pb=!1m4'],
    ['//matomo.', 'https://matomo.shop.test/js'],
    ['Tags.test/JS', 'https://www.tags.test/js'],
    ['pb=!1m', 'https://maps.test/vt/pb=!1m4'],
    ['cdn.test/a&b.js', 'https://cdn.test/a&b.js'],
    ['cdn.test/fetch/https://pics.test', 'https://cdn.test/fetch/https://pics.test/1.png'],
  ])('no issue is a pattern by which an address is found: %s', (pattern, address) => {
    expect(isMatchable(pattern)).toBe(true);
    expect(findByAddress(address, [{ patterns: [pattern.toLowerCase()] }])).toBeDefined();
  });

  it.each(['id=AW-1', 'tags.test/js&id=AW-'])(
    'a parameter needs a question mark: %s',
    (pattern) => {
      expect(looksLikeParameter(pattern)).toBe(true);
      expect(looksLikeParameter('tags.test/js?a=1&id=AW-')).toBe(false);
      expect(looksLikeParameter('maps.test/vt/pb=')).toBe(false);
    },
  );

  it('every address may be found of which the library knows', () => {
    const patterns = SERVICE_LIBRARY.flatMap((service) => service.patterns);
    expect(patterns.filter((pattern) => !isMatchable(pattern))).toEqual([]);
  });
});
