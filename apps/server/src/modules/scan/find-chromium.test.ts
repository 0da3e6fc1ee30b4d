import { expect, it } from 'vitest';
import { findChromium } from './find-chromium.ts';

const HERE = '/usr/bin/chromium';
const isThere = (path: string) => path === HERE;

it.each([
  [undefined, false, { path: HERE }],
  [HERE, true, { path: HERE }],
  [undefined, true, { why: expect.stringContaining('runs as root') }],
  [false, false, { why: expect.stringContaining('switched off') }],
] as const)(
  'Chromium is searched for with BECKON_CHROMIUM=%s, as root: %s',
  (wanted, isRoot, choice) => {
    expect(findChromium({ wanted, isRoot, isThere })).toEqual(choice);
  },
);

it('scans work without a Chromium if none is installed', () => {
  expect(findChromium({ wanted: undefined, isRoot: false, isThere: () => false })).toEqual({
    why: 'There is no Chromium on this server.',
  });
});
