import type { Language } from '@beckon/contract/values';

interface Locale {
  /** BCP 47: days and times are written as people there write them. */
  readonly dates: string;
  /** As WordPress names it. */
  readonly wordpress: string;
  /** The encoding of files that are not UTF-8 and name none. */
  readonly oldEncoding: 'windows-1252' | 'windows-1255';
}

/** How each language is written outside our own texts. */
export const LOCALES: Readonly<Record<Language, Locale>> = {
  en: { dates: 'en-GB', wordpress: 'en_US', oldEncoding: 'windows-1252' },
  he: { dates: 'he-IL', wordpress: 'he_IL', oldEncoding: 'windows-1255' },
};
