import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { staleSelectorsIn } from './stale-selectors.mjs';

let root;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'beckon-selectors-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function complaintsOf(css) {
  writeFileSync(path.join(root, 'a.css'), css);
  return staleSelectorsIn('a.css', root);
}

test('a selector that asks for an empty child is refused', () => {
  expect(complaintsOf('.a {\n}\n.b:has(> .c:empty) {\n}')).toEqual([
    expect.stringContaining('a.css:3: Safari does not update :empty in :has()'),
  ]);
});

test.each(['.a:not(:has(> .c > *)) {}', '.a:empty {}', '.a:has(.b) {}\n.c:empty {}'])(
  'a selector that Safari updates may be used: %s',
  (css) => {
    expect(complaintsOf(css)).toEqual([]);
  },
);
