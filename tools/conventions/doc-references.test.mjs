import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { wrongReferencesIn } from './doc-references.mjs';

// These words are split, so that the check does not find the planted references in this file.
const SECTION = '\u00a7';
const OUTSIDE = 'specif' + 'ication';
const SHORT = 'spe' + 'c';
const MD = 'md';
const DOCS = 'docs';
const DECISION = 'decision';

let root;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'beckon-references-'));
  mkdirSync(path.join(root, `${DOCS}/decisions`), { recursive: true });
  write(`${DOCS}/forms.md`, [
    '# Forms',
    '## A/B and `more`',
    '## Twice',
    '## Twice',
    '```',
    '## No',
    '```',
  ]);
  write(`${DOCS}/decisions/0007-two-halves.md`, ['# 0007 Two halves']);
  mkdirSync(path.join(root, 'apps/widget/src'), { recursive: true });
  write('apps/widget/src/clock.ts', ['']);
});

afterEach(() => rmSync(root, { recursive: true }));

function write(file, lines) {
  writeFileSync(path.join(root, file), lines.join('\n'));
}

function wrongIn(file, line) {
  write(file, ['', line]);
  return wrongReferencesIn(file, root);
}

test.each([
  `${DOCS}/forms.md`,
  `${DOCS}/forms.md#ab-and-more`,
  `${DOCS}/forms.md#twice-1`,
  `${DOCS}/decisions`,
  `${DOCS}/decisions/0007`,
  `${DOCS}/decisions/0007-two-halves.md`,
  `${DECISION} 0007`,
])('a comment may refer to %s', (reference) => {
  expect(wrongIn('a.ts', `/** Names. ${reference}. */`)).toEqual([]);
});

test.each([
  `${DOCS}/form.md`,
  `${DOCS}/forms.md#dates`,
  `${DOCS}/forms.md#no`,
  `${DOCS}/forms.md#twice-2`,
  `${DOCS}/decisions#two`,
  `${DOCS}/decisions/0008`,
  `${DOCS}/decisions/0007-three-halves.md`,
  `${DECISION} 0008`,
])('a comment may not refer to %s', (reference) => {
  expect(wrongIn('a.ts', `/** Names. ${reference}. */`)).toEqual([
    `a.ts:2: "${reference}" leads nowhere`,
  ]);
});

test.each(['apps/widget/src/', 'apps/widget/src/clock.ts', 'widget/src/clock.ts', 'text/plain'])(
  'a path in a document may be %s',
  (place) => {
    expect(wrongIn(`${DOCS}/a.md`, `in \`${place}\``)).toEqual([]);
  },
);

test.each(['apps/widget/src/clocks.ts', 'widget/clock.ts', 'apps/gone', 'e2e/widget'])(
  'a path in a document may not be %s',
  (place) => {
    expect(wrongIn(`${DOCS}/a.md`, `in \`${place}\``)).toEqual([
      `${DOCS}/a.md:2: "${place}" is not in the repository`,
    ]);
  },
);

test.each([
  [`Display ${SHORT} ${SECTION}7.`, [`${SECTION}7`, `Display ${SHORT}`]],
  [`(interaction ${SECTION} 4.2)`, [`${SECTION} 4`]],
  [`as the ${OUTSIDE} words it`, [OUTSIDE]],
  [`decisions.${MD}, "embed"`, [`decisions.${MD}`]],
  [`budgets.${MD}`, [`budgets.${MD}`]],
])('a document outside of the repository is not referred to: %s', (line, found) => {
  expect(wrongIn('a.ts', `// ${line}`)).toEqual(
    found.map((name) => `a.ts:2: "${name}" names a document that is not in the repository`),
  );
});

test.each(['a field spec', 'ARCHITECTURE.md', `${DOCS}/decisions`, 'deviations from it'])(
  '"%s" does not refer to a document outside of the repository',
  (line) => {
    expect(wrongIn('a.ts', `// ${line}`)).toEqual([]);
  },
);

test.each(['decisions/0007-two-halves.md', 'forms.md#twice', '#here', 'https://a.test/x#y'])(
  'a document may link to %s',
  (target) => {
    expect(wrongIn(`${DOCS}/a.md`, `## Here\n[text](${target})`)).toEqual([]);
  },
);

test.each(['decisions/0008-three.md', 'forms.md#dates', '#there', '../forms.md'])(
  'a document may not link to %s',
  (target) => {
    expect(wrongIn(`${DOCS}/a.md`, `[text](${target})`)).toEqual([
      `${DOCS}/a.md:2: "${target}" leads nowhere`,
    ]);
  },
);
