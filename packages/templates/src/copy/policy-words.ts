import type { Language } from '@beckon/contract/values';
import type { PolicyWords } from './cookie-policy-words.ts';
import { cookiePolicy as en } from './en/cookie-policy.ts';
import { cookiePolicy as he } from './he/cookie-policy.ts';

/** The words of the page that lists a site's cookies; apart, since only its page needs them. */
export const POLICY_WORDS: Readonly<Record<Language, PolicyWords>> = { en, he };
