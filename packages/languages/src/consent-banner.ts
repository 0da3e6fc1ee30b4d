import { consentBanner as en } from './en/consent-banner.ts';
import { consentBanner as he } from './he/consent-banner.ts';
import type { Language } from './languages.ts';
import type { Like } from './like.ts';

/** The first texts of new cookie banners. */
export const CONSENT_BANNER_TEXTS: Readonly<Record<Language, Like<typeof en>>> = { en, he };
