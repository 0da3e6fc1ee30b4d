import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inRepository } from './lib/repository.mjs';

/**
 * What no linter of ours looks at: file names, catch-all files, and comments that switch a rule
 * off.
 */
const ROOTS = ['packages', 'apps', 'e2e', 'demos', 'bench', 'tools', 'scripts'];
const NOT_OURS = new Set(['node_modules', 'dist', 'test-results', 'playwright-report', '.cache']);
const SOURCE = /\.(ts|tsx|js|mjs)$/;
const KEBAB = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const CATCH_ALL = /^(utils?|helpers?|common|misc|types)\.(ts|tsx|js|mjs)$/;
// Split, so that this file does not find itself.
const SILENCERS = [
  'oxlint-' + 'disable',
  'eslint-' + 'disable',
  '@ts-' + 'ignore',
  '@ts-' + 'nocheck',
  '@ts-' + 'expect-error',
  'TO' + 'DO',
];

function* sourcesBelow(folder) {
  for (const entry of readdirSync(inRepository(folder), { withFileTypes: true })) {
    if (NOT_OURS.has(entry.name)) continue;
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* sourcesBelow(place);
    else if (SOURCE.test(entry.name)) yield place;
  }
}

function complaintsAbout(file) {
  const name = path.basename(file);
  const text = readFileSync(inRepository(file), 'utf8');
  const silenced = SILENCERS.filter((word) => new RegExp(`(//|/\\*|\\*).*${word}`).test(text));
  return [
    ...(KEBAB.test(name) ? [] : ['its name is not kebab-case']),
    ...(CATCH_ALL.test(name) ? ['its name says nothing of what is in it'] : []),
    ...silenced.map((word) => `it holds "${word}"`),
  ].map((complaint) => `${file}: ${complaint}`);
}

const files = ROOTS.flatMap((folder) => [...sourcesBelow(folder)]);
const complaints = files.flatMap(complaintsAbout);
for (const complaint of complaints) console.error(complaint);
console.log(`conventions: ${files.length} files, ${complaints.length} complaints`);
process.exitCode = complaints.length === 0 && files.length > 0 ? 0 : 1;
