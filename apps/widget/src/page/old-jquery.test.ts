import { describe, expect, it } from 'vitest';
import { hasOldJquery } from './old-jquery.ts';

describe("the page's own jQuery", () => {
  it.each([
    ['1.6.4', true],
    ['1.7', false],
    ['1.12.4', false],
    ['3.7.1', false],
    ['0.9', true],
    ['nonsense', false],
  ])('%s is too old: %s', (jquery, expected) => {
    expect(hasOldJquery({ jQuery: { fn: { jquery } } })).toBe(expected);
  });

  it("the page's own jQuery may be missing, or something else of that name", () => {
    expect([
      hasOldJquery({}),
      hasOldJquery({ jQuery: 7 }),
      hasOldJquery({ jQuery: { fn: null } }),
    ]).toEqual([false, false, false]);
  });
});
