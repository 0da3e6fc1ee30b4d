/**
 * Reads a dotted path in an object of another script. A getter that throws counts as missing.
 * Nothing is evaluated.
 */
export function readPath(from: unknown, path: string): unknown {
  let value = from;
  try {
    for (const key of path.split('.')) {
      if (Object(value) !== value) return undefined;
      value = Reflect.get(Object(value), key);
    }
  } catch {
    // A getter of another script failed, so the value counts as missing.
    return undefined;
  }
  return value;
}

/**
 * The object at a dotted path in an object of another script. Undefined if there is none or reading
 * it throws.
 */
export function readObject(from: unknown, path: string): object | undefined {
  const found = readPath(from, path);
  return (typeof found === 'object' && found !== null) || typeof found === 'function'
    ? found
    : undefined;
}

/**
 * Calls a method of another script by its dotted path and returns the result. Undefined if the
 * method is missing or throws.
 */
export function askPath(from: unknown, path: string, ...given: readonly unknown[]): unknown {
  const dot = path.lastIndexOf('.');
  const owner = dot === -1 ? from : readPath(from, path.slice(0, dot));
  const method = readPath(owner, path.slice(dot + 1));
  if (typeof method !== 'function') return undefined;
  try {
    const answer: unknown = method.call(owner, ...given);
    return answer;
  } catch {
    // The failure is the other script's. We do not report it.
    return undefined;
  }
}

/** Calls a method of another script if it exists. Never throws. */
export function callPath(
  from: unknown,
  path: string,
  method: string,
  ...given: readonly unknown[]
): void {
  askPath(from, `${path}.${method}`, ...given);
}
