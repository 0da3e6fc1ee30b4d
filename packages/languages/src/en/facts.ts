/** Facts of English for programs, besides its texts. */
export const name = 'English';
export const direction = 'ltr';
/** As a BCP 47 tag, with the country whose formats of dates and prices are used. */
export const locale = 'en-US';
/** The locale of days and times in mails and comments. */
export const mailLocale = 'en-GB';
/** The encoding to assume for files that are not UTF-8 and do not name one. */
export const oldEncoding = 'windows-1252';
/**
 * The web fonts of this language: with Latin letters only, or with Hebrew ones as well
 * (docs/fonts.md).
 */
export const webFonts = 'latin';
