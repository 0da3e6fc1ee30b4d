import type { AUDIENCE_RULES, AudienceRuleKind } from '@beckon/contract/values';

type AudienceOperator = (typeof AUDIENCE_RULES)[AudienceRuleKind][number];

/** The names of the audience rules for owners. */
export const RULE_WORDS: Readonly<Record<AudienceRuleKind, string>> = {
  'page-url': 'Page address',
  'page-title': 'Page title',
  device: 'Device',
  country: 'Country',
  language: 'Browser language',
  referrer: 'Referring address',
  'traffic-source': 'Traffic source',
  'utm-source': 'Campaign source (utm_source)',
  'utm-medium': 'Campaign medium (utm_medium)',
  'utm-campaign': 'Campaign name (utm_campaign)',
  'visitor-kind': 'New or returning',
  visits: 'Number of visits',
  'pages-seen': 'Pages seen this visit',
  'landing-page': 'First page of the visit',
  'visited-page': 'Page seen before',
  'store-customer': 'Shop customer',
  'cart-value': 'Cart value',
  'cart-items': 'Items in the cart',
  'cart-product': 'Product in the cart',
  browser: 'Browser',
  'operating-system': 'Operating system',
  'ip-address': 'IP address',
};

const OPERATOR_WORDS: Readonly<Record<AudienceOperator, string>> = {
  is: 'is',
  is_not: 'is not',
  contains: 'contains',
  contains_not: 'does not contain',
  starts: 'starts with',
  ends: 'ends with',
  regex: 'matches the pattern (regex)',
  in: 'is one of',
  not_in: 'is none of',
  at_least: 'at least',
  at_most: 'at most',
  equals: 'exactly',
};

/** The operator in plain words. */
export function operatorWords(operator: string): string {
  const words: Readonly<Record<string, string>> = OPERATOR_WORDS;
  return words[operator] ?? operator.replaceAll('_', ' ');
}

/** Examples of input for rules with free text. */
export const RULE_HINTS: Readonly<Partial<Record<AudienceRuleKind, string>>> = {
  'page-url': '/products/',
  country: 'IL, US, DE',
  language: 'he, en',
  referrer: 'google.com',
  'ip-address': '203.0.113.7',
  'cart-product': 'product id; in WooCommerce, of a variation',
  'landing-page': '/sale',
  'visited-page': '/pricing',
};
