import type { AudienceRuleKind } from '@beckon/contract/values';
import { addressForms, normaliseAddress, wholeAddress } from './page-address.ts';
import type { AudienceRuleOnServer } from './rule.ts';
import { trafficSource, utm } from './traffic-source.ts';
import { browserOf, systemOf } from '../../../lib/visitors/user-agent.ts';

const lower = (text: string): string => text.trim().toLowerCase();
const upper = (text: string): string => text.trim().toUpperCase();

/** `he-IL` matches both `he` and `he-IL`. */
function languageForms(languages: readonly string[]): readonly string[] {
  return languages
    .slice(0, 1)
    .flatMap((language) => [lower(language), lower(language).split('-')[0] ?? '']);
}

/** What each audience rule reads. The operators are the same for all: see compare.ts. */
export const RULES: Readonly<Record<AudienceRuleKind, AudienceRuleOnServer>> = {
  'page-url': {
    see: ({ url }) => addressForms(url),
    seeWhole: ({ url }) => wholeAddress(url),
    normalise: normaliseAddress,
  },
  'page-title': { see: ({ pageTitle }) => [lower(pageTitle)], normalise: lower },
  device: { see: ({ isMobile }) => [isMobile ? 'mobile' : 'desktop'], normalise: lower },
  country: {
    see: ({ countryCode }) => (countryCode === '' ? [] : [upper(countryCode)]),
    normalise: upper,
  },
  language: { see: ({ languages }) => languageForms(languages), normalise: lower },
  referrer: {
    see: ({ referrer }) => addressForms(referrer),
    seeWhole: ({ referrer }) => wholeAddress(referrer),
    isElsewhere: true,
    normalise: normaliseAddress,
  },
  'traffic-source': { see: (facts) => [trafficSource(facts)], normalise: lower },
  'utm-source': { see: utm('utm_source'), normalise: lower },
  'utm-medium': { see: utm('utm_medium'), normalise: lower },
  'utm-campaign': { see: utm('utm_campaign'), normalise: lower },
  'visitor-kind': { see: ({ visits }) => [visits > 1 ? 'returning' : 'new'], normalise: lower },
  visits: { see: ({ visits }) => visits },
  'pages-seen': { see: ({ pagesThisVisit }) => pagesThisVisit },
  'landing-page': {
    see: ({ landingPage }) => addressForms(landingPage),
    seeWhole: ({ landingPage }) => wholeAddress(landingPage),
    normalise: normaliseAddress,
  },
  'visited-page': {
    see: ({ visitedPages }) => visitedPages.flatMap(addressForms),
    seeWhole: ({ visitedPages }) => visitedPages.flatMap(wholeAddress),
    normalise: normaliseAddress,
  },
  'store-customer': {
    see: ({ storeCustomerId }) => [isCustomer(storeCustomerId) ? 'logged-in' : 'guest'],
    normalise: lower,
  },
  'cart-value': { see: ({ cartValue }) => cartValue },
  'cart-items': { see: ({ cartItems }) => cartItems },
  'cart-product': { see: ({ cartProductIds }) => cartProductIds },
  browser: { see: ({ userAgent }) => [browserOf(userAgent)], normalise: lower },
  'operating-system': { see: ({ userAgent }) => [systemOf(userAgent)], normalise: lower },
  'ip-address': { see: ({ ipAddress }) => [ipAddress] },
};

function isCustomer(id: string): boolean {
  return id !== '' && id !== '0';
}
