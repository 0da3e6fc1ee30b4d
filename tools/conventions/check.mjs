import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { wrongReferencesIn } from './doc-references.mjs';
import { inRepository, root } from '../node/repository.mjs';
import { readRetiredWords, retiredWordsIn } from './retired-words.mjs';
import { slowPatternsIn } from './slow-patterns.mjs';
import { staleSelectorsIn } from './stale-selectors.mjs';
import { titlesWithoutSubjectIn } from './test-titles.mjs';

/**
 * Checks what our linters do not check: catch-all files, comments that switch a rule off,
 * references to documents, words that the glossary retired, titles of tests that make no sense
 * alone, regular expressions that take too long, and selectors that a browser does not update.
 */
const ROOTS = ['packages', 'apps', 'integrations', 'e2e', 'demos', 'bench', 'tools', 'scripts'];
const NOT_OURS = new Set(['node_modules', 'dist', 'test-results', 'playwright-report', '.cache']);
const SOURCE = /\.(ts|tsx|js|mjs)$/;
const REFERS = /\.(ts|tsx|js|mjs|css|html|md)$/;
const CATCH_ALL = /^(utils?|helpers?|common|misc|types)\.(ts|tsx|js|mjs)$/;
// The texts are split, so that the check does not find them in this file.
const SILENCERS = [
  'oxlint-' + 'disable',
  'eslint-' + 'disable',
  '@ts-' + 'ignore',
  '@ts-' + 'nocheck',
  '@ts-' + 'expect-error',
  'TO' + 'DO',
];

function* filesBelow(folder) {
  for (const entry of readdirSync(inRepository(folder), { withFileTypes: true })) {
    if (NOT_OURS.has(entry.name)) continue;
    const place = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(place);
    else yield place;
  }
}

function complaintsAbout(file) {
  const name = path.basename(file);
  const text = readFileSync(inRepository(file), 'utf8');
  const silenced = SILENCERS.filter((word) => new RegExp(`(//|/\\*|\\*).*${word}`).test(text));
  return [
    ...(CATCH_ALL.test(name) ? ['its name says nothing of what is in it'] : []),
    ...silenced.map((word) => `it holds "${word}"`),
  ].map((complaint) => `${file}: ${complaint}`);
}

const below = ROOTS.flatMap((folder) => [...filesBelow(folder)]);
const sources = below.filter((file) => SOURCE.test(file));
const documents = [...filesBelow('docs'), ...readdirSync(root)].filter((file) =>
  file.endsWith('.md'),
);
const texts = [...below, ...documents].filter((file) => REFERS.test(file));
const retired = readRetiredWords(root);
const complaints = [
  ...sources.flatMap(complaintsAbout),
  ...sources.flatMap((file) => titlesWithoutSubjectIn(file, root)),
  ...sources.flatMap((file) => slowPatternsIn(file, root)),
  ...texts.filter((file) => file.endsWith('.css')).flatMap((file) => staleSelectorsIn(file, root)),
  ...texts.flatMap((file) => wrongReferencesIn(file, root)),
  ...texts.flatMap((file) => retiredWordsIn(file, { root, retired })),
];
for (const complaint of complaints) console.error(complaint);
console.log(
  `conventions: ${sources.length} files, ${documents.length} documents, ${complaints.length} complaints`,
);
const sawFiles = sources.length > 0 && documents.length > 0;
process.exitCode = complaints.length === 0 && sawFiles ? 0 : 1;
