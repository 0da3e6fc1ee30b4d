import type { MatchOperator } from '@beckon/contract/values';

/** Compares the page's value with the owner's value. */
type Compare = (seen: string, wanted: string) => boolean;

const COMPARE: Readonly<Record<MatchOperator, Compare>> = {
  contain: (seen, wanted) => wanted !== '' && seen.includes(wanted),
  exact: (seen, wanted) => seen === wanted || sameNumber(seen, wanted),
  start: (seen, wanted) => wanted !== '' && seen.startsWith(wanted),
  end: (seen, wanted) => wanted !== '' && seen.endsWith(wanted),
  greater_than: (seen, wanted) => toNumber(seen) > toNumber(wanted),
  less_than: (seen, wanted) => toNumber(seen) < toNumber(wanted),
  any_value: () => true,
};

/**
 * Whether a value of the page matches an owner's entry. A missing value (undefined) matches
 * nothing, not even `any_value`. Numbers are compared as numbers: "9" is less than "10", and "7"
 * equals "7.0". An unknown operator matches nothing.
 * docs/behaviour/filters.md#cookies-and-variables.
 */
export function matches(
  seen: string | undefined,
  operator: MatchOperator,
  wanted: string,
): boolean {
  if (seen === undefined || !Object.hasOwn(COMPARE, operator)) return false;
  return COMPARE[operator](seen, wanted);
}

/**
 * Converts a text to a number. An empty text or another text that is not a number gives NaN, so
 * every comparison is false.
 */
function toNumber(text: string): number {
  const trimmed = text.trim();
  return trimmed === '' ? Number.NaN : Number(trimmed);
}

/** Longer numbers are ids. JavaScript rounds them, so that different ids would be the same. */
function sameNumber(seen: string, wanted: string): boolean {
  const number = toNumber(seen);
  return number === toNumber(wanted) && number < 1e15;
}
