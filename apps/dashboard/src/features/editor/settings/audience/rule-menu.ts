import type { AudienceRule } from '@beckon/contract/settings';
import { AUDIENCE_RULES, keysOf, type AudienceRuleKind } from '@beckon/contract/values';
import { RULE_WORDS } from '../../../../lib/words/audience-words.ts';

/** Checks in the visitor's browser at the moment the popup would open. */
export const CHECKS = ['engagement', 'cookies', 'jsVariables', 'sourceCode'] as const;
export type Check = (typeof CHECKS)[number];

export const CHECK_WORDS: Readonly<Record<Check, string>> = {
  engagement: 'What they did with another popup',
  cookies: 'A cookie',
  jsVariables: 'A JavaScript variable',
  sourceCode: 'The code of the page (HTML)',
};

const GROUPS = [
  'The page',
  'The visitor',
  'Where they come from',
  'The shop',
  'Technology',
] as const;

/** The group of the menu in which each kind of rule is. */
const GROUP_OF_RULE: Readonly<Record<AudienceRuleKind, (typeof GROUPS)[number]>> = {
  'page-url': 'The page',
  'page-title': 'The page',
  'landing-page': 'The page',
  'visited-page': 'The page',
  'pages-seen': 'The page',
  device: 'The visitor',
  country: 'The visitor',
  language: 'The visitor',
  'visitor-kind': 'The visitor',
  visits: 'The visitor',
  'traffic-source': 'Where they come from',
  referrer: 'Where they come from',
  'utm-source': 'Where they come from',
  'utm-medium': 'Where they come from',
  'utm-campaign': 'Where they come from',
  'store-customer': 'The shop',
  'cart-value': 'The shop',
  'cart-items': 'The shop',
  'cart-product': 'The shop',
  browser: 'Technology',
  'operating-system': 'Technology',
  'ip-address': 'Technology',
};

/** Synonyms by which owners search for a rule. */
const SYNONYMS: Readonly<Partial<Record<AudienceRuleKind | Check, string>>> = {
  'page-url': 'url path',
  device: 'mobile phone desktop computer tablet',
  country: 'geo location',
  'traffic-source': 'google facebook ads organic direct',
  referrer: 'referral',
  'utm-source': 'ads',
  'visitor-kind': 'first time',
  'cart-value': 'basket total amount',
  'cart-items': 'basket',
  'ip-address': 'office team',
  engagement: 'seen closed converted',
  jsVariables: 'data layer developer',
  cookies: 'developer',
  sourceCode: 'developer element',
};

export interface RuleChoice {
  readonly value: AudienceRuleKind | Check;
  readonly label: string;
}

/** The kinds of rule in their groups, for a menu. */
export const RULE_GROUPS = GROUPS.map((group) => ({
  group,
  items: keysOf(GROUP_OF_RULE)
    .filter((kind) => GROUP_OF_RULE[kind] === group)
    .map((value) => ({ value, label: RULE_WORDS[value] })),
}));

const CHECK_GROUP = {
  group: 'At the moment of opening',
  items: CHECKS.map((value) => ({ value, label: CHECK_WORDS[value] })),
};

/**
 * The rules and checks that match each word of a search, in groups. Checks that are already in use
 * are left out.
 */
export function rulesToAdd(
  search: string,
  usedChecks: readonly Check[],
): readonly { readonly group: string; readonly items: readonly RuleChoice[] }[] {
  const words = search
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');
  const groups: readonly { readonly group: string; readonly items: readonly RuleChoice[] }[] = [
    ...RULE_GROUPS,
    CHECK_GROUP,
  ];
  return groups
    .map(({ group, items }) => ({
      group,
      items: items.filter(({ value, label }) => {
        const searched = `${group} ${label} ${SYNONYMS[value] ?? ''}`.toLowerCase();
        return (
          !usedChecks.some((used) => used === value) &&
          words.every((word) => searched.includes(word))
        );
      }),
    }))
    .filter(({ items }) => items.length > 0);
}

/**
 * A new rule of this kind. It starts with “contains” if the kind has that, because owners mostly
 * mean a part of an address or title.
 */
export function firstRule(kind: AudienceRuleKind): AudienceRule {
  const operators: readonly string[] = AUDIENCE_RULES[kind];
  return {
    kind,
    operator: operators.find((operator) => operator === 'contains') ?? AUDIENCE_RULES[kind][0],
    values: [],
  };
}

/** Distinguishes a rule about the visitor from a check in the browser. */
export function isRuleKind(value: string): value is AudienceRuleKind {
  return value in AUDIENCE_RULES;
}
