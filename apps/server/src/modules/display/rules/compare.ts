import type { Seen } from './rule.ts';

/**
 * Longest expression and longest text an owner's regular expression is run on: a slow one must not
 * slow the server.
 */
const REGEX_MAX_LETTERS = 200;
const TEXT_MAX_LETTERS = 2000;

type TextTest = (seen: string, wanted: string) => boolean;
type NumberTest = (seen: number, wanted: number) => boolean;

const TEXT_TESTS: Readonly<Record<string, TextTest>> = {
  is: (seen, wanted) => seen === wanted,
  in: (seen, wanted) => seen === wanted,
  contains: (seen, wanted) => wanted !== '' && seen.includes(wanted),
  starts: (seen, wanted) => wanted !== '' && seen.startsWith(wanted),
  ends: (seen, wanted) => wanted !== '' && seen.endsWith(wanted),
  regex: matchesExpression,
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

const expressions = new Map<string, RegExp | undefined>();
const EXPRESSIONS_KEPT = 1000;

/**
 * A repeated group that repeats inside, `(a+)+`, can take exponential time; such an expression
 * never matches.
 */
const NESTED_REPEAT = /\([^()]*[+*{][^()]*\)\s*[+*{]/u;

function matchesExpression(seen: string, wanted: string): boolean {
  return expressionFor(wanted)?.test(seen.slice(0, TEXT_MAX_LETTERS)) ?? false;
}

function expressionFor(source: string): RegExp | undefined {
  if (expressions.has(source)) return expressions.get(source);
  if (expressions.size >= EXPRESSIONS_KEPT) expressions.clear();
  const made = makeExpression(source);
  expressions.set(source, made);
  return made;
}

function makeExpression(source: string): RegExp | undefined {
  if (source === '' || source.length > REGEX_MAX_LETTERS || NESTED_REPEAT.test(source))
    return undefined;
  try {
    return new RegExp(source, 'iu');
  } catch {
    return undefined; // An owner's typing error: the rule does not hold, and the trace shows it.
  }
}
