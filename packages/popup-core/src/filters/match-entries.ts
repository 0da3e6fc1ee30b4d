import type { MatchEntry } from '@beckon/contract/settings';
import { matches } from './match.ts';

/** Long values would fill the trace: this much of them is enough. */
const SEEN_LETTERS = 60;

/** An entry that shows holds when it matches; one that hides holds when it does not. */
export function entryHolds(
  { name, operator, value, action }: MatchEntry,
  values: ReadonlyMap<string, string>,
): boolean {
  return matches(values.get(name), operator, value) === (action === 'show');
}

/** What the entries looked at, for the trace. */
export function seenValues(
  entries: readonly MatchEntry[],
  values: ReadonlyMap<string, string>,
): string {
  return entries
    .map(({ name }) => `${name} = ${values.get(name)?.slice(0, SEEN_LETTERS) ?? '(not there)'}`)
    .join('; ');
}
