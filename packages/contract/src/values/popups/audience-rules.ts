/**
 * Every server-side targeting rule with the operators that it supports. `values` of a rule is a
 * list; a positive operator holds when any value matches, a negative one (`is_not`, `not_in`,
 * `contains_not`) when none does. docs/behaviour/decision-rules.md#audience-rules.
 */
export const AUDIENCE_RULES = {
  'page-url': ['is', 'is_not', 'contains', 'contains_not', 'starts', 'ends', 'regex'],
  'page-title': ['contains', 'contains_not'],
  device: ['in', 'not_in'],
  country: ['in', 'not_in'],
  language: ['in', 'not_in'],
  referrer: ['is', 'is_not', 'contains', 'contains_not', 'starts', 'ends', 'regex'],
  'traffic-source': ['in', 'not_in'],
  'utm-source': ['is', 'is_not', 'contains'],
  'utm-medium': ['is', 'is_not', 'contains'],
  'utm-campaign': ['is', 'is_not', 'contains'],
  'visitor-kind': ['in'],
  visits: ['at_least', 'at_most', 'equals'],
  'pages-seen': ['at_least', 'at_most', 'equals'],
  'landing-page': ['is', 'is_not', 'contains', 'contains_not', 'starts', 'ends', 'regex'],
  'visited-page': ['is', 'is_not', 'contains', 'contains_not', 'starts', 'ends', 'regex'],
  'store-customer': ['in'],
  'cart-value': ['at_least', 'at_most', 'equals'],
  'cart-items': ['at_least', 'at_most', 'equals'],
  'cart-product': ['in', 'not_in'],
  browser: ['in', 'not_in'],
  'operating-system': ['in', 'not_in'],
  'ip-address': ['not_in'],
} as const satisfies Record<string, readonly string[]>;

export type AudienceRuleKind = keyof typeof AUDIENCE_RULES;

/** The fixed choices of rules that do not accept free text. */
export const AUDIENCE_CHOICES = {
  device: ['desktop', 'mobile'],
  'traffic-source': ['direct', 'search', 'social', 'email', 'paid', 'referral'],
  'visitor-kind': ['new', 'returning'],
  'store-customer': ['logged-in', 'guest'],
  browser: ['chrome', 'firefox', 'safari', 'edge', 'opera', 'samsung', 'other'],
  'operating-system': ['windows', 'macos', 'linux', 'android', 'ios', 'other'],
} as const satisfies Partial<Record<AudienceRuleKind, readonly string[]>>;
