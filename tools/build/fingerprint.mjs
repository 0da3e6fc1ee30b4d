import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { inRepository } from '../node/repository.mjs';

const NO_INPUT = new Set(['node_modules', 'dist', 'gallery', 'testing', 'fixtures', '.cache']);
const TEST_FILE = /\.test\.tsx?$/;

function* filesBelow(relative) {
  const stats = statSync(inRepository(relative), { throwIfNoEntry: false });
  if (stats === undefined) return;
  if (!stats.isDirectory()) {
    yield `${relative} ${stats.mtimeMs} ${stats.size}`;
    return;
  }
  for (const name of readdirSync(inRepository(relative)).sort()) {
    if (!NO_INPUT.has(name) && !TEST_FILE.test(name)) yield* filesBelow(path.join(relative, name));
  }
}

/**
 * A short text that changes when a file below the given places is added, removed or written. Reads
 * no file contents, so it takes only a few milliseconds.
 */
export function fingerprintOf(places, extra = '') {
  const hash = createHash('sha256').update(extra);
  for (const place of places) for (const line of filesBelow(place)) hash.update(`${line}\n`);
  return hash.digest('hex').slice(0, 20);
}
