import { cookiePolicy as en } from './en/cookie-policy.ts';
import { cookiePolicy as he } from './he/cookie-policy.ts';
import type { Language } from './languages.ts';
import type { Like } from './like.ts';

export type CookiePolicyTexts = Like<typeof en>;

/**
 * The texts of the page that lists a site's cookies. In a table of their own, because only this
 * page needs them.
 */
export const COOKIE_POLICY_TEXTS: Readonly<Record<Language, CookiePolicyTexts>> = { en, he };
