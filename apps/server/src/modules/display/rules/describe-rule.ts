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

/**
 * The value that a rule has read. Of a page of the site the path is enough; of a page elsewhere the
 * host says most.
 */
export function describeSeen(seen: Seen, isElsewhere = false): string {
  if (typeof seen === 'number') return String(seen);
  if (isElsewhere && seen.length > 0) return seen[0] ?? '';
  const [text] = seen.toSorted((one, other) => pathFirst(one) - pathFirst(other));
  return text ?? '(nothing)';
}

function pathFirst(text: string): number {
  return text.startsWith('/') ? 0 : 1;
}
