import { describe, expect, it } from 'vitest';
import { createPatternSearch } from './pattern-search.ts';

/** A search with a clock on which each step takes this long. */
function searchTaking(msEach: number) {
  let nowMs = 0;
  return createPatternSearch(() => (nowMs += msEach));
}
const LONG = 'a'.repeat(2000);

describe('the patterns of one call', () => {
  it('patterns of one call are found, or not; one that cannot be read is not found', () => {
    const search = searchTaking(0);
    expect(['/sale', '^/shoes', '('].map((source) => search('/sale/shoes', source))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('patterns are no longer searched once they have used the time of the call', () => {
    const search = searchTaking(6);
    const found = Array.from({ length: 9 }, (_, at) => search(LONG, `${'a.'.repeat(20)}a${at}*`));
    expect([found[0], found.at(-1)]).toEqual([true, false]);
    expect(searchTaking(6)(LONG, 'a'), 'the next call has time of its own').toBe(true);
  });

  it('patterns are all searched while they are easy, even if the machine pauses for a while', () => {
    const search = searchTaking(1000);
    expect(Array.from({ length: 50 }, () => search('shop.example/sale', '/sale'))).not.toContain(
      false,
    );
  });

  it('patterns are searched in the first 2,000 letters of a text', () => {
    expect(searchTaking(0)(`${LONG}b`, 'b')).toBe(false);
  });
});
