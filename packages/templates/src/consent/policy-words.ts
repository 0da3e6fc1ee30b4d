import type { Language } from '@beckon/contract/values';
import { cookiePolicy as en } from '../copy/en/cookie-policy.ts';
import { cookiePolicy as he } from '../copy/he/cookie-policy.ts';
import type { PolicyWords } from '../copy/cookie-policy-words.ts';

export const POLICY_WORDS: Readonly<Record<Language, PolicyWords>> = { en, he };
