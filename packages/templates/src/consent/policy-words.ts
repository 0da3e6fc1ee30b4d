import type { Language } from '@beckon/contract/values';
import { cookiePolicy as en } from '../copy/en/cookie-policy.ts';
import { cookiePolicy as he } from '../copy/he/cookie-policy.ts';

/** The words of the cookie policy document around what the owner wrote. */
export interface PolicyWords {
  readonly choices: string;
  readonly needsScript: string;
  readonly services: string;
  readonly noServices: string;
  readonly noCookies: string;
  readonly cookie: string;
  readonly purpose: string;
  readonly life: string;
  readonly days: (days: number) => string;
  readonly privacyOf: (service: string) => string;
}

export const POLICY_WORDS: Readonly<Record<Language, PolicyWords>> = { en, he };
