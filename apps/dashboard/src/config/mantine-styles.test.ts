import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';

const SOURCES: Readonly<Record<string, string>> = import.meta.glob('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const STYLED = new Set(
  readdirSync(
    path.dirname(createRequire(import.meta.url).resolve('@mantine/core/styles.css')) + '/styles',
  ).map((file) => file.replace('.css', '')),
);
const MANTINE_IMPORT = /import (?:type )?\{([^}]*)\} from '@mantine\/core'/g;
const STYLES_IMPORT = /'@mantine\/core\/styles\/(\w+)\.css'/g;

/** The components of Mantine in a source that have styles of their own. */
function styledIn(source: string): readonly string[] {
  return [...source.matchAll(MANTINE_IMPORT)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => STYLED.has(name));
}

function stylesIn(source: string): readonly string[] {
  return [...source.matchAll(STYLES_IMPORT)].map(([, name = '']) => name);
}

it('styles of Mantine’s components are loaded with all pages, or by the file that uses them', () => {
  const ofAllPages = stylesIn(SOURCES['./mantine-styles.ts'] ?? '');
  const missing = Object.entries(SOURCES)
    .filter(([file]) => !file.includes('.test.'))
    .flatMap(([file, source]) => {
      const loaded = [...ofAllPages, ...stylesIn(source)];
      return styledIn(source)
        .filter((name) => !loaded.includes(name))
        .map((name) => `${file}: ${name}`);
    });
  expect(missing).toEqual([]);
});
