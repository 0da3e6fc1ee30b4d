/**
 * Parses the JSON of a cookie. Returns undefined if it cannot be read. Some servers percent-encode
 * it.
 */
function parseJson(value: string): unknown {
  // The value is usually empty, and a parser that throws is slow.
  if (value === '') return undefined;
  for (const text of [value, decode(value)]) {
    try {
      return JSON.parse(text);
    } catch {
      // The value is cut off, or another script wrote it, so it counts as missing.
    }
  }
  return undefined;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The answer for each service: true for yes, false for no. */
export function readServiceMap(value: string): Record<string, boolean> {
  const parsed = parseJson(value);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return {};
  return Object.fromEntries(
    Object.entries(parsed).filter((entry): entry is [string, boolean] => {
      return typeof entry[1] === 'boolean';
    }),
  );
}
