import type { MatchEntry } from '@beckon/contract/settings';
import { matches } from './match.ts';

/** An entry with the action "show" holds if it matches. One with "hide" holds if it does not match. */
export function entryHolds(
  { name, operator, value, action }: MatchEntry,
  values: ReadonlyMap<string, string>,
): boolean {
  return matches(values.get(name), operator, value) === (action === 'show');
}
