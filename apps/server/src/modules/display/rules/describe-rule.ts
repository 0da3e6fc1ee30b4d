import type { AudienceRule } from '@beckon/contract/settings';
import type { Seen } from './rule.ts';

const OPERATORS: Readonly<Record<string, string>> = {
  is: 'is',
  in: 'is one of',
  is_not: 'is not',
  not_in: 'is none of',
  contains: 'contains',
  contains_not: 'does not contain',
  starts: 'starts with',
  ends: 'ends with',
  regex: 'matches',
  at_least: 'at least',
  at_most: 'at most',
  equals: 'exactly',
};

/** The requirement of a rule in words, for an owner who wants to know why a popup does not show. */
export function describeRule({ operator, values }: AudienceRule): string {
  return `${OPERATORS[operator] ?? operator} ${values.join(' or ')}`;
}

/** Our own parameters in a page's address, such as the owner's token. */
const OWN_PARAMETERS = /(?<=[?&])(?:beckon|ppt)-(?:owner|explain|preview|open)(?:=[^&]*)?(?:&|$)/gu;

/**
 * The value that a rule has read. Our own parameters are removed from addresses, because they say
 * nothing about the page.
 */
export function describeSeen(seen: Seen): string {
  if (typeof seen === 'number') return String(seen);
  const [text] = seen.toSorted((one, other) => pathFirst(one) - pathFirst(other));
  return text?.replaceAll(OWN_PARAMETERS, '').replace(/[?&]$/u, '') ?? '(nothing)';
}

function pathFirst(text: string): number {
  return text.startsWith('/') ? 0 : 1;
}
