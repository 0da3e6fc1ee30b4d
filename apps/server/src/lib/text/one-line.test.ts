import { expect, it } from 'vitest';
import { oneLine } from './one-line.ts';

it('a foreign text becomes one line, without control characters', () => {
  expect(oneLine(' Dana\r\n\tTotal:\u0085 0\u2028\0 ')).toBe('Dana Total: 0');
});
