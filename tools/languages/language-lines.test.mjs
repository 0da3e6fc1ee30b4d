import { expect, test } from 'vitest';
import { asDraftOf, withLanguages } from './language-lines.mjs';

const table = `import { games as en } from './en/games.ts';
import { games as he } from './he/games.ts';
import type { Language } from './languages.ts';

export const GAME_TEXTS: Readonly<Record<Language, GameTexts>> = { en, he };
`;

test('a table of texts gets a line for each language, and keeps the rest', () => {
  expect(withLanguages(table, ['en', 'he', 'fr'])).toBe(
    table
      .replace(
        "from './he/games.ts';",
        "from './he/games.ts';\nimport { games as fr } from './fr/games.ts';",
      )
      .replace('{ en, he }', '{ en, he, fr }'),
  );
});

test('a table of facts gets each fact of each language, and the list its name', () => {
  const facts = `import * as en from './en/facts.ts';

export const LANGUAGES = ['en'] as const;
export const NAMES = { en: en.name };
export const LOCALES = {
  en: en.locale,
};
`;
  expect(withLanguages(facts, ['en', 'fr'])).toBe(`import * as en from './en/facts.ts';
import * as fr from './fr/facts.ts';

export const LANGUAGES = ['en', 'fr'] as const;
export const NAMES = { en: en.name, fr: fr.name };
export const LOCALES = { en: en.locale, fr: fr.locale };
`);
});

test('a table that has all languages stays as it is', () => {
  expect(withLanguages(table, ['en', 'he'])).toBe(table);
});

test('files that are not tables of texts do not change', () => {
  expect(withLanguages("import type { Copy } from './copy.ts';\n", ['en', 'he'])).toBeUndefined();
});

test('English texts become a draft that must have the same structure', () => {
  const english = `import type { FormatCopy } from '../../copy.ts';

/** Bars, in English. */
export const bar = {
  1: { name: 'One line' },
} satisfies FormatCopy;
`;
  expect(asDraftOf('fr', english, 'designs/bar.ts')).toBe(
    `import type { bar as en } from '../../en/designs/bar.ts';
import type { Like } from '../../like.ts';

/** Bars, in French. */
export const bar: Like<typeof en> = {
  1: { name: 'One line' },
};
`,
  );
});

test('the facts of a new language are those that Intl knows', () => {
  const english = `/** What programs know of English. */
export const name = 'English';
export const direction = 'ltr';
export const locale = 'en-US';
export const oldEncoding = 'windows-1252';
`;
  expect(asDraftOf('ar', english, 'facts.ts')).toBe(`/** What programs know of Arabic. */
export const name = 'العربية';
export const direction = 'rtl';
export const locale = 'ar-EG';
export const oldEncoding = 'windows-1252';
`);
  expect(() => asDraftOf('qqq', english, 'facts.ts')).toThrow('there is no language of this code');
});
