import { expect, test } from 'vitest';
import { lazyTableOf } from './table-of.ts';

test('the table makes an entry when it is first requested, and only once', () => {
  const made: string[] = [];
  const lengths = lazyTableOf(['one', 'three'], (word) => {
    made.push(word);
    return word.length;
  });
  expect(made).toEqual([]);
  expect([lengths.three, lengths.three]).toEqual([5, 5]);
  expect(made).toEqual(['three']);
});

test('the table keeps an entry even if it is undefined', () => {
  let times = 0;
  const table = lazyTableOf(['only'], () => {
    times += 1;
  });
  expect([table.only, table.only, times]).toEqual([undefined, undefined, 1]);
});

test('the table lists its entries like any table', () => {
  expect({ ...lazyTableOf(['one', 'three'], (word) => word.length) }).toEqual({ one: 3, three: 5 });
});
