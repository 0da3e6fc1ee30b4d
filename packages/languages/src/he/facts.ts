/** What programs know of Hebrew beside its texts. */
export const name = 'עברית';
export const direction = 'rtl';
/** As browsers know it, with the country whose ways of writing dates and prices are meant. */
export const locale = 'he-IL';
/** The same for days and times in mails and comments. */
export const mailLocale = 'he-IL';
/** The encoding of files that are not UTF-8 and name none. */
export const oldEncoding = 'windows-1255';
/** Its web fonts: those with Latin letters only, or those with Hebrew ones, too (docs/fonts.md). */
export const webFonts = 'hebrew';
