import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { slowPatternsIn } from './slow-patterns.mjs';

let root;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'beckon-patterns-'));
  mkdirSync(path.join(root, 'apps/server'), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

function complaintsOf(code, name = 'read.ts') {
  const file = `apps/server/${name}`;
  writeFileSync(path.join(root, file), code);
  return slowPatternsIn(file, root);
}

test.each([
  ['blanks at the end', String.raw`/\s+$/`],
  ['a sign between blanks', String.raw`/\s*,\s*/g`],
  ['two ways to match the same blanks', String.raw`/type\s*=\s*"?\s*password/i`],
  ['a repeat in a repeat', '/^(a+)+$/'],
  ['a repeat in a raw text', 'new RegExp(String.raw`[ ]+$`, "u")'],
])('a pattern with %s is refused', (_what, pattern) => {
  expect(complaintsOf(`const text: string = 'a';\ntext.match(${pattern});`)).toEqual([
    expect.stringContaining('apps/server/read.ts:2: the time of'),
  ]);
});

test.each([String.raw`/(?<!\s)\s+$/`, '/^[a-z]+$/', String.raw`/type\s*=[\s"]*password/i`])(
  'a pattern whose time grows with the text may be used: %s',
  (pattern) => {
    expect(complaintsOf(`'a'.match(${pattern});`)).toEqual([]);
  },
);

test('patterns of tests are not checked', () => {
  expect(complaintsOf(String.raw`/\s+$/.test('')`, 'read.test.ts')).toEqual([]);
});
