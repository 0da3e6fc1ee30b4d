import type { Language } from '@beckon/contract/values';
import type { PolicyWords } from './cookie-policy-words.ts';
import { cookiePolicy as policyEn } from './en/cookie-policy.ts';
import { en } from './en/index.ts';
import { cookiePolicy as policyHe } from './he/cookie-policy.ts';
import { he } from './he/index.ts';
import type { LanguageCopy } from './language-copy.ts';

/** The words of every language. A new one is a folder here and a line in each of these tables. */
export const COPY: Readonly<Record<Language, LanguageCopy>> = { en, he };

/** The words of the page that lists a site's cookies; apart, since only its page needs them. */
export const POLICY_WORDS: Readonly<Record<Language, PolicyWords>> = { en: policyEn, he: policyHe };
