import { describe, expect, it } from 'vitest';
import { createPatternSearch } from './pattern-search.ts';

/** A search with a clock that advances by this much in each step. */
function searchTaking(msEach: number) {
  let nowMs = 0;
  return createPatternSearch(() => (nowMs += msEach));
}
const LONG = 'a'.repeat(2000);

describe('the patterns of one call', () => {
  it('patterns of one call match or do not match; an invalid pattern does not match', () => {
    const search = searchTaking(0);
    expect(['/sale', '^/shoes', '('].map((source) => search('/sale/shoes', source))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('patterns are no longer searched after the time of the call is used up', () => {
    const search = searchTaking(6);
    const found = Array.from({ length: 9 }, (_, at) => search(LONG, `${'a.'.repeat(20)}a${at}*`));
    expect([found[0], found.at(-1)]).toEqual([true, false]);
    expect(searchTaking(6)(LONG, 'a'), 'the next call has time of its own').toBe(true);
  });

  it('patterns are all searched if they are fast, even if the machine pauses for a while', () => {
    const search = searchTaking(1000);
    expect(Array.from({ length: 50 }, () => search('shop.example/sale', '/sale'))).not.toContain(
      false,
    );
  });

  it('patterns are searched in the first 2,000 letters of a text', () => {
    expect(searchTaking(0)(`${LONG}b`, 'b')).toBe(false);
  });
});
