import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Safari's engine (WebKitGTK 2.50) applies `:has(> .list:empty)` to elements that are empty at
 * first, but not to elements that lose their children later. `:not(:has(> .list > *))` means the
 * same and is updated.
 */
const EMPTY_IN_HAS = /:has\([^{};]*:empty/g;

/** The selectors of a style sheet that Safari does not update, as lines that name the place. */
export function staleSelectorsIn(file, root) {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(EMPTY_IN_HAS)].map(({ index }) => {
    const line = text.slice(0, index).split('\n').length;
    return `${file}:${line}: Safari does not update :empty in :has(), say :not(:has(… > *))`;
  });
}
