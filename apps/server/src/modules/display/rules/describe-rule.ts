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

/** The value that a rule has read; of an address, the path. */
export function describeSeen(seen: Seen): string {
  if (typeof seen === 'number') return String(seen);
  const [text] = seen.toSorted((one, other) => pathFirst(one) - pathFirst(other));
  return text ?? '(nothing)';
}

function pathFirst(text: string): number {
  return text.startsWith('/') ? 0 : 1;
}
