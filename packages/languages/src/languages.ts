import * as en from './en/facts.ts';
import * as he from './he/facts.ts';

/** The languages that visitors read: each is a folder here. `npm run languages` adds one. */
export const LANGUAGES = ['en', 'he'] as const;
export type Language = (typeof LANGUAGES)[number];

type InEach<Fact extends string> = Readonly<Record<Language, Fact>>;

/** What each calls itself. */
export const LANGUAGE_NAMES: InEach<string> = { en: en.name, he: he.name };

/** Each as browsers know it, with the country whose ways of writing dates and prices are meant. */
export const LOCALES: InEach<string> = { en: en.locale, he: he.locale };

/** The same for days and times in mails and comments. */
export const MAIL_LOCALES: InEach<string> = { en: en.mailLocale, he: he.mailLocale };

/** The encoding of files that are not UTF-8 and name none. */
export const OLD_ENCODINGS: InEach<string> = { en: en.oldEncoding, he: he.oldEncoding };

/** Which of our web fonts it is drawn in. */
export const WEB_FONTS: InEach<'latin' | 'hebrew'> = { en: en.webFonts, he: he.webFonts };

const DIRECTIONS: InEach<'ltr' | 'rtl'> = { en: en.direction, he: he.direction };

/** Which way a language runs: the `dir` of what is written in it. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return DIRECTIONS[language];
}
