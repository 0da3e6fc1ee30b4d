import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { titlesWithoutSubjectIn } from './test-titles.mjs';

// A name, so that the check does not find it here.
const WRONG = 'is kept';

let root;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'beckon-titles-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function complaintsOf(text, file = 'a.test.ts') {
  writeFileSync(path.join(root, file), text);
  return titlesWithoutSubjectIn(file, root);
}

describe('a title without a subject', () => {
  test.each([
    ['of a test', 'test(`QUOTE`, () => {});', 1],
    ['on a line of its own', 'it(\n  `QUOTE`,\n  () => {},\n);', 2],
    ['after rows', 'it.each([\n  1,\n])(`QUOTE`, (one) => {});', 3],
    ['after rows that are a name', 'it.each(ROWS)(`QUOTE`, (one) => {});', 1],
  ])('a title without a subject is refused %s', (_, text, line) => {
    for (const quote of ["'", '"', '`']) {
      const title = `${quote}${WRONG}${quote}`;
      expect(complaintsOf(text.replace('`QUOTE`', title))).toEqual([
        `a.test.ts:${line}: the title "${WRONG}" has no subject`,
      ]);
    }
  });

  test.each(['a lead is kept', 'isolated frames work', 'reports are kept', '%s is kept'])(
    'a title that begins with its subject is accepted: %s',
    (title) => {
      expect(complaintsOf(`it('${title}', () => {});`)).toEqual([]);
    },
  );

  test('a file without tests is not checked', () => {
    expect(complaintsOf(`it('${WRONG}', () => {});`, 'a.ts')).toEqual([]);
  });
});
