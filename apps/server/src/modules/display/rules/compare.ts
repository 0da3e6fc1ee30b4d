import type { CompareTime } from './compare-time.ts';
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

/** Negative operators and their positive ones. They hold if none of the values match. */
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

/** The values of a rule. One text is the same as a list with only that text. */
export type RuleValues = string | readonly string[];

/**
 * Returns the check of an operator: whether the read values satisfy it and the rule's values. A
 * rule without values holds. An operator that does not exist for this kind of value does not hold,
 * and no rule holds after the call's time is used up.
 */
export function testOf(
  operator: string,
): (seen: Seen, values: RuleValues, time: CompareTime) => boolean {
  const negated = ownOf(NEGATIONS, operator);
  const textTest = ownOf(TEXT_TESTS, negated ?? operator);
  const numberTest = ownOf(NUMBER_TESTS, operator);
  return (seen, values, time) => {
    if (values.length === 0 && typeof values !== 'string') return true;
    if (typeof seen === 'number')
      return numberTest !== undefined && numberMatches(seen, values, numberTest);
    if (textTest === undefined) return false;
    return textsMatch(seen, values, { test: textTest, time }) === (negated === undefined);
  };
}

function ownOf<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** The same check for the operator `regex`, whose values are patterns. */
export function matchesPattern(
  seen: Seen,
  patterns: readonly string[],
  search: PatternSearch,
): boolean {
  if (patterns.length === 0) return true;
  if (typeof seen === 'number') return false;
  return seen.some((text) => patterns.some((pattern) => search(text, pattern)));
}

function numberMatches(seen: number, values: RuleValues, test: NumberTest): boolean {
  const list = typeof values === 'string' ? [values] : values;
  return list.some((value) => value.trim() !== '' && test(seen, Number(value)));
}

interface TextComparison {
  readonly test: TextTest;
  readonly time: CompareTime;
}

/** Undefined: the time was used up before the result was known. */
function textsMatch(
  seen: readonly string[],
  values: RuleValues,
  { test, time }: TextComparison,
): boolean | undefined {
  for (const text of seen) {
    if (typeof values === 'string') {
      if (!time.take(text.length)) return undefined;
      if (test(text, values)) return true;
    } else
      for (const value of values) {
        if (!time.take(text.length)) return undefined;
        if (test(text, value)) return true;
      }
  }
  return false;
}
