import { directionOf, inEachLanguage, type Language } from '../values/sites/languages.ts';
import type { ConsentDesign, ConsentLook } from './consent-design.ts';
import { CONSENT_BANNER_TEXTS } from '@beckon/languages/consent-banner';
import { DEFAULT_TYPE_OF_REGION } from './regions.ts';

/**
 * Every pair of text and background has a contrast of at least 4.5 to 1. The buttons to accept and
 * to reject are alike: neither is preferred.
 */
export const DEFAULT_CONSENT_LOOK: ConsentLook = {
  background: '#ffffff',
  text: '#1f2933',
  border: '#d9dee4',
  accept: '#1d4ed8',
  acceptText: '#ffffff',
  deny: '#1d4ed8',
  denyText: '#ffffff',
  corners: 14,
};

/**
 * The design that a site starts with: it asks as the law of each region requires, and keeps
 * records.
 */
export function defaultConsentDesign(language: Language): ConsentDesign {
  return {
    typeOfRegion: { ...DEFAULT_TYPE_OF_REGION },
    defaultRegion: 'eu',
    language,
    texts: inEachLanguage((each) => ({ ...CONSENT_BANNER_TEXTS[each] })),
    position: directionOf(language) === 'rtl' ? 'bottom-left' : 'bottom-right',
    categoryView: 'view-preferences',
    manageButton: 'show-everywhere',
    look: { ...DEFAULT_CONSENT_LOOK },
    categories: ['preferences', 'statistics', 'marketing'],
    services: [],
    asksPerService: false,
    blocksKnownServices: true,
    policyId: 1,
    expiryDays: 365,
    honoursPrivacySignals: true,
    hasWall: false,
    dismissAfterSeconds: 0,
    dismissesOnScroll: false,
    keepsRecords: true,
    recordDays: 1095,
    links: { cookiePolicy: '', privacyPolicy: '', imprint: '' },
    integrations: {
      google: true,
      tagManager: false,
      microsoft: false,
      clarity: false,
      matomo: false,
      shopify: false,
    },
  };
}
