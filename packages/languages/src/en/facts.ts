/** What programs know of English beside its texts. */
export const name = 'English';
export const direction = 'ltr';
/** As browsers know it, with the country whose ways of writing dates and prices are meant. */
export const locale = 'en-US';
/** The same for days and times in mails and comments. */
export const mailLocale = 'en-GB';
/** The encoding of files that are not UTF-8 and name none. */
export const oldEncoding = 'windows-1252';
/** Its web fonts: those with Latin letters only, or those with Hebrew ones, too (docs/fonts.md). */
export const webFonts = 'latin';
