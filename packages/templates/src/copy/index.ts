import type { Language } from '@beckon/contract/values';
import { en } from './en/index.ts';
import { he } from './he/index.ts';
import type { LanguageCopy } from './language-copy.ts';

/** The words of every design and theme, by language. */
export const COPY: Readonly<Record<Language, LanguageCopy>> = { en, he };
