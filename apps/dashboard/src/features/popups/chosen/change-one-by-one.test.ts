import { expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import { changeOneByOne } from './change-one-by-one.ts';

it.each([
  { what: 'refuses one of them', status: 409, tried: ['a', 'b', 'c'], done: ['a', 'c'] },
  { what: 'is not reached', status: 0, tried: ['a', 'b'], done: ['a'] },
  { what: 'has had too many calls', status: 429, tried: ['a', 'b'], done: ['a'] },
])('of several popups $done are changed if the server $what', async ({ status, tried, done }) => {
  const asked: string[] = [];
  const changed = await changeOneByOne(['a', 'b', 'c'], async (popup) => {
    asked.push(popup);
    if (popup === 'b') throw new ApiError(status, 'No');
  });
  expect(asked).toEqual(tried);
  expect(changed.done).toEqual(done);
  expect(changed.failed).toEqual([{ popup: 'b', error: new ApiError(status, 'No') }]);
});
