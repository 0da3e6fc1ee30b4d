import type { MatchEntry } from '@beckon/contract/settings';
import { matches } from './match.ts';

/** Long values would fill the trace, so it contains only their first characters. */
const SEEN_LETTERS = 60;

/** An entry with the action "show" holds if it matches. One with "hide" holds if it does not match. */
export function entryHolds(
  { name, operator, value, action }: MatchEntry,
  values: ReadonlyMap<string, string>,
): boolean {
  return matches(values.get(name), operator, value) === (action === 'show');
}

/** The values that the entries were compared with, as text for the trace. */
export function seenValues(
  entries: readonly MatchEntry[],
  values: ReadonlyMap<string, string>,
): string {
  return entries
    .map(({ name }) => `${name} = ${values.get(name)?.slice(0, SEEN_LETTERS) ?? '(not there)'}`)
    .join('; ');
}
