import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inRepository } from '../node/repository.mjs';
import { completeLanguages } from './complete-languages.mjs';

function copyOfTheTexts() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'languages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(inRepository('packages/languages/src'), folder, { recursive: true });
  return folder;
}

test('a new language is in every table of texts, with all English texts', async () => {
  const folder = copyOfTheTexts();
  completeLanguages(folder, ['en', 'he', 'ar']);
  const { LANGUAGES, LANGUAGE_NAMES, directionOf } = await import(`${folder}/languages.ts`);
  expect([LANGUAGES, LANGUAGE_NAMES.ar, directionOf('ar')]).toEqual([
    ['en', 'he', 'ar'],
    'العربية',
    'rtl',
  ]);
  for (const file of globSync('*.ts', { cwd: folder, exclude: ['*.test.ts'] })) {
    const tables = Object.entries(await import(`${folder}/${file}`)).filter(
      ([, table]) => typeof table.en === 'object',
    );
    for (const [name, table] of tables)
      expect({ [name]: Object.keys(table.ar) }).toEqual({ [name]: Object.keys(table.en) });
  }
});

test('a language that has all its texts does not change', () => {
  expect(completeLanguages(copyOfTheTexts(), ['en', 'he'])).toEqual([]);
});

test('a table by language is in no other package, which a new language would change', () => {
  const files = globSync('{apps,packages,e2e}/**/*.{ts,tsx}', {
    cwd: inRepository(),
    exclude: ['**/node_modules', '**/dist', 'packages/languages', '**/*.test.*'],
  });
  expect(files.length).toBeGreaterThan(1000);
  const tables = files.filter((file) =>
    /^\s*he: |[{,] he: |\{ en, he \}/m.test(readFileSync(inRepository(file), 'utf8')),
  );
  expect(tables).toEqual([]);
});
