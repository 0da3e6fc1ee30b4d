import * as en from './en/facts.ts';
import * as he from './he/facts.ts';

/** The languages for visitors. Each has a folder here. `npm run languages` adds one. */
export const LANGUAGES = ['en', 'he'] as const;
export type Language = (typeof LANGUAGES)[number];

type InEach<Fact extends string> = Readonly<Record<Language, Fact>>;

/** The name of each language in the language itself. */
export const LANGUAGE_NAMES: InEach<string> = { en: en.name, he: he.name };

/** The BCP 47 tag of each language, with the country whose formats of dates and prices are used. */
export const LOCALES: InEach<string> = { en: en.locale, he: he.locale };

/** The locale of days and times in mails and comments. */
export const MAIL_LOCALES: InEach<string> = { en: en.mailLocale, he: he.mailLocale };

/** The encoding to assume for files that are not UTF-8 and do not name one. */
export const OLD_ENCODINGS: InEach<string> = { en: en.oldEncoding, he: he.oldEncoding };

/** The web fonts of each language: with Latin letters only, or with Hebrew ones as well. */
export const WEB_FONTS: InEach<'latin' | 'hebrew'> = { en: en.webFonts, he: he.webFonts };

const DIRECTIONS: InEach<'ltr' | 'rtl'> = { en: en.direction, he: he.direction };

/** The value of the html attribute `dir` for texts in this language. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return DIRECTIONS[language];
}
