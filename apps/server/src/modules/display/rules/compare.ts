import type { PatternSearch } from './pattern-search.ts';
import type { Seen } from './rule.ts';

type TextTest = (seen: string, wanted: string) => boolean;
type NumberTest = (seen: number, wanted: number) => boolean;

const TEXT_TESTS: Readonly<Record<string, TextTest>> = {
  is: (seen, wanted) => seen === wanted,
  in: (seen, wanted) => seen === wanted,
  contains: (seen, wanted) => wanted !== '' && seen.includes(wanted),
  starts: (seen, wanted) => wanted !== '' && seen.startsWith(wanted),
  ends: (seen, wanted) => wanted !== '' && seen.endsWith(wanted),
};

/** Negative operators are their positive ones turned round: none of the values may match. */
const NEGATIONS: Readonly<Record<string, string>> = {
  is_not: 'is',
  contains_not: 'contains',
  not_in: 'in',
};

const NUMBER_TESTS: Readonly<Record<string, NumberTest>> = {
  at_least: (seen, wanted) => seen >= wanted,
  at_most: (seen, wanted) => seen <= wanted,
  equals: (seen, wanted) => seen === wanted,
};

/**
 * Whether what was seen satisfies an operator and its values. A rule without values asks for
 * nothing and holds; an operator that the kind of value does not know does not hold.
 */
export function holds(seen: Seen, operator: string, values: readonly string[]): boolean {
  if (values.length === 0) return true;
  return typeof seen === 'number'
    ? holdsForNumber(seen, operator, values)
    : holdsForTexts(seen, operator, values);
}

/** The same of the operator `regex`, whose values are patterns. */
export function matchesPattern(
  seen: Seen,
  patterns: readonly string[],
  search: PatternSearch,
): boolean {
  if (patterns.length === 0) return true;
  if (typeof seen === 'number') return false;
  return seen.some((text) => patterns.some((pattern) => search(text, pattern)));
}

function holdsForNumber(seen: number, operator: string, values: readonly string[]): boolean {
  const test = NUMBER_TESTS[operator];
  return (
    test !== undefined && values.some((value) => value.trim() !== '' && test(seen, Number(value)))
  );
}

function holdsForTexts(
  seen: readonly string[],
  operator: string,
  values: readonly string[],
): boolean {
  const negated = NEGATIONS[operator];
  const test = TEXT_TESTS[negated ?? operator];
  if (!test) return false;
  const matches = seen.some((text) => values.some((value) => test(text, value)));
  return negated === undefined ? matches : !matches;
}
