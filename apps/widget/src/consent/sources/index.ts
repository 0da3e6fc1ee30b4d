import { openComplianz } from './complianz.ts';
import { openGoogleConsentMode } from './google-consent-mode.ts';
import { openShopifyPrivacy } from './shopify-privacy.ts';
import type { OpenSource } from './source.ts';
import { openWpConsentApi } from './wp-consent-api.ts';

/** All sources of consent except the page's own call. docs/consent-mode.md lists them for owners. */
export const CONSENT_SOURCES: readonly OpenSource[] = [
  openWpConsentApi,
  openComplianz,
  openGoogleConsentMode,
  openShopifyPrivacy,
];
