import { attempt } from '@beckon/host-page/attempt';
import { entriesOf } from '../settings/raw-values.ts';

/**
 * Parses the JSON of a cookie. Returns undefined if it cannot be read: it is cut off, or another
 * script wrote it. Some servers percent-encode it.
 */
function parseJson(value: string): unknown {
  // The value is usually empty, and a parser that throws is slow.
  if (value === '') return undefined;
  const parse = (text: string): unknown => JSON.parse(text);
  return attempt(() => parse(value)) ?? attempt(() => parse(decodeURIComponent(value)));
}

/** The answer for each service: true for yes, false for no. */
export function readServiceMap(value: string): Record<string, boolean> {
  return Object.fromEntries(
    entriesOf(parseJson(value)).filter((entry): entry is [string, boolean] => {
      return typeof entry[1] === 'boolean';
    }),
  );
}
