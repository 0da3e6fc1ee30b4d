import { consentBanner as en } from './en/consent-banner.ts';
import { consentBanner as he } from './he/consent-banner.ts';
import type { Language } from './languages.ts';
import type { Like } from './like.ts';

/** What new cookie banners say first. */
export const CONSENT_BANNER_TEXTS: Readonly<Record<Language, Like<typeof en>>> = { en, he };
