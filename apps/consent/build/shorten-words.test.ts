import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SHORT_WORDS } from './shorten-words.ts';

/** `dismissed` is also the value of a cookie. */
const PHASES = ['starting', 'silent', 'asking', 'reloading'];
const SOURCES = path.join(import.meta.dirname, '../src/consent');

it('the build shortens phases and the names of actions and steps that consist of several words, and nothing else', () => {
  const named = ['action.ts', 'step.ts'].flatMap((file) =>
    [
      ...readFileSync(path.join(SOURCES, file), 'utf8').matchAll(
        /readonly '([a-z]+(?:-[a-z]+)+)':/g,
      ),
    ].map(([, word = '']) => word),
  );
  expect(named.toSorted()).toEqual(SHORT_WORDS.filter((word) => !PHASES.includes(word)).toSorted());
});
