import path from 'node:path';
import { minify } from 'terser';
import { expect, it } from 'vitest';
import { findSourceLines } from './late-functions.ts';

const FOLDER = path.join(import.meta.dirname, '../../apps/example/dist');
const SOURCE = `export function open(first) {
  return first + 1;
}
export const close = () => {
  return open(2);
};
`;

it('a minified function is found on its source line', async () => {
  const { code = '', map } = await minify(
    { '../src/popup.ts': SOURCE },
    { module: true, sourceMap: { includeSources: true, asObject: true } },
  );
  if (typeof map !== 'object') throw new Error('no map');
  const lineOf = findSourceLines(code, map, FOLDER);
  const file = 'apps/example/src/popup.ts';
  expect(lineOf(code.indexOf('function'))).toEqual({
    file,
    line: 'export function open(first) {',
  });
  expect(lineOf(code.indexOf('()=>'))).toEqual({ file, line: 'export const close = () => {' });
});

it('code that has no source has no source line', () => {
  const map = { version: 3 as const, names: [], sources: [], mappings: '' };
  expect(findSourceLines('const a=()=>1;', map, FOLDER)(8)).toBeUndefined();
});
