import { expect, it } from 'vitest';
import { readablePath } from './readable-path.ts';

it.each([
  ['/%D7%97%D7%A0%D7%95%D7%AA', '/חנות'],
  ['/shop?q=50%25', '/shop?q=50%'],
  ['/%D7', '/%D7'],
  ['/100%', '/100%'],
])('the path %s is read as %s', (path, read) => {
  expect(readablePath(path)).toBe(read);
});
