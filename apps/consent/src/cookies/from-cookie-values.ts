/**
 * Parses JSON of a cookie. JSON that cannot be read counts as empty. Some servers percent-encode
 * it.
 */
function parseJson(value: string): unknown {
  // Mostly the value is empty, and a parser that throws is slow.
  if (value === '') return undefined;
  for (const text of [value, decode(value)]) {
    try {
      return JSON.parse(text);
    } catch {
      // It is cut off or written by another script, so it counts as missing.
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

/** Service → yes or no. */
export function readServiceMap(value: string): Record<string, boolean> {
  const parsed = parseJson(value);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return {};
  return Object.fromEntries(
    Object.entries(parsed).filter((entry): entry is [string, boolean] => {
      return typeof entry[1] === 'boolean';
    }),
  );
}
