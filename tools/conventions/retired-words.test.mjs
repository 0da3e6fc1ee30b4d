import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readRetiredWords, retiredWordsIn } from './retired-words.mjs';

// This file must not contain words of the real list, so the planted glossary retires other words.
const GLOSSARY = `# Glossary
| word | meaning |
|---|---|
| \`lead\` | a person |
## Retired words
| retired | say instead |
|---|---|
| \`frob\`, \`frobs\` | handle |
| \`big thing\` | whole |
| \`zog…\` | report… |
| \`…Zig\` | …Deps |
| \`…midWay…\` | centre |
## Other
| \`other\` | – |
`;

let root;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'beckon-words-'));
  write('docs/glossary.md', GLOSSARY);
});

afterEach(() => rmSync(root, { recursive: true }));

function write(file, text) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function complaintsOf(text, file = 'src/a-file.ts') {
  write(file, text);
  return retiredWordsIn(file, { root, retired: readRetiredWords(root) });
}

test.each([
  ['a comment', '// So we frob it.', 'frob'],
  ['the title of a test', "test('frobs twice', () => {});", 'frobs'],
  ['a name', 'const canFrob = 1;', 'frob'],
  ['a constant', 'const FROB_MS = 1;', 'frob'],
  ['two words of prose', '/** A big thing. */', 'big thing'],
  ['two words of a name', 'const aBigThing = 1;', 'big thing'],
  ['the beginning of a name', 'zogChange();', 'zog…'],
  ['the end of a name', 'interface ShowZig {}', '…Zig'],
  ['the middle of a name', 'const isMidWayUp = 1;', '…midWay…'],
])('a retired word is refused in %s', (_, line, word) => {
  expect(complaintsOf(`\n${line}\n`)).toEqual([
    expect.stringContaining(`src/a-file.ts:2: "${word}" is retired, say `),
  ]);
});

test.each([
  ['a comment of one line each', '// That is big\n// thing of all.', 'src/a-file.ts'],
  ['a block comment', '/**\n * That is a big\n * thing.\n */', 'src/a-file.ts'],
  ['a document', 'That is a big\nthing.', 'src/a-page.md'],
  ['a list in a document', '- That is a big\n  thing.', 'src/a-page.md'],
])('retired words are refused where %s breaks the line between them', (_, text, file) => {
  expect(complaintsOf(text, file)).toEqual([expect.stringContaining('"big thing" is retired')]);
});

test.each([
  ['two lines of code', 'const isBig\nthing();', 'src/a-file.ts'],
  ['a sentence and the next', '// That is big.\n// Thing is another.', 'src/a-file.ts'],
  ['two paragraphs', 'That is big\n\nthing', 'src/a-page.md'],
  ['two items of a list', '- big\n- thing', 'src/a-page.md'],
])('retired words are not found in %s', (_, text, file) => {
  expect(complaintsOf(text, file)).toEqual([]);
});

test('a retired word is refused in the name of a file', () => {
  expect(complaintsOf('', 'src/zog-change.ts')).toEqual([
    'src/zog-change.ts: "zog…" is retired, say report…',
  ]);
});

test.each(['// frobbing', '// We zog it.', 'const zog = 1;', '// a zig', '// in the mid way'])(
  'a retired word is not found in: %s',
  (line) => {
    expect(complaintsOf(line)).toEqual([]);
  },
);

test.each(['docs/glossary.md', 'packages/languages/src/en/view.ts'])(
  'a retired word may be in %s',
  (file) => {
    expect(complaintsOf(`${GLOSSARY}frob`, file)).toEqual([]);
  },
);

test('a glossary without retired words is refused', () => {
  write('docs/glossary.md', '# Glossary\n');
  expect(() => readRetiredWords(root)).toThrow('docs/glossary.md retires no word');
});
