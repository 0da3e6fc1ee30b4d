import { expect, test } from 'vitest';
import { asDraftOf, withLanguages } from './language-lines.mjs';

const table = `import type { Language } from '@beckon/contract/values';
import { games as en } from './en/games.ts';
import { games as he } from './he/games.ts';
import type { GameTexts } from './message-types.ts';

export const GAME_TEXTS: Readonly<Record<Language, GameTexts>> = { en, he };
`;

test('a table of words gets a line for each language, and keeps the rest', () => {
  expect(withLanguages(table, ['en', 'fr', 'he'])).toBe(
    table
      .replace(
        'import { games as he }',
        "import { games as fr } from './fr/games.ts';\nimport { games as he }",
      )
      .replace('{ en, he }', '{ en, fr, he }'),
  );
  expect(
    withLanguages("import { en } from './en.ts';\nexport const T = { en };\n", ['en', 'he']),
  ).toBe(
    "import { en } from './en.ts';\nimport { he } from './he.ts';\nexport const T = { en, he };\n",
  );
});

test('a table that has all languages stays as it is', () => {
  expect(withLanguages(table, ['en', 'he'])).toBe(table);
});

test('files that are not tables of words are left alone', () => {
  expect(withLanguages("import { shared } from './en/shared.ts';\n", ['en', 'he'])).toBeUndefined();
});

test('English words become a draft under the name of their new language', () => {
  const english =
    "import { barEn } from './bar.ts';\nexport const en: LanguageCopy = { bar: barEn, when: 'Open' };\n";
  expect(asDraftOf('fr', english)).toBe(
    "import { barFr } from './bar.ts';\nexport const fr: LanguageCopy = { bar: barFr, when: 'Open' };\n",
  );
});
