import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = path.resolve(import.meta.dirname, '..');
const STYLES = path.resolve(
  createRequire(import.meta.url).resolve('@mantine/core/styles.css'),
  '../styles',
);

const read = (file: string): string => readFileSync(path.join(SOURCE, file), 'utf8');

/** Names of Mantine's style sheets that a file imports. */
const sheetsIn = (source: string): string[] =>
  [...source.matchAll(/@mantine\/core\/styles\/(\w+)\.css/g)].map(([, name = '']) => name);

/** Components of Mantine that a file imports and that have their own style sheet. */
const styledPartsIn = (source: string): string[] =>
  [...source.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && existsSync(path.join(STYLES, `${name}.css`)));

it('the style sheet of each Mantine component is imported for all pages or where it is used', () => {
  const forAll = sheetsIn(read('config/mantine-styles.ts'));
  const files = globSync('**/*.tsx', { cwd: SOURCE }).filter((file) => !file.includes('.test.'));
  const missing = files.flatMap((file) => {
    const source = read(file);
    const sheets = new Set([...forAll, ...sheetsIn(source)]);
    return styledPartsIn(source)
      .filter((name) => !sheets.has(name))
      .map((name) => `${file}: ${name}`);
  });
  expect(files.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
