/**
 * Reads a dotted path of someone else's object; a getter that throws counts as missing. Nothing is
 * evaluated.
 */
export function readPath(from: unknown, path: string): unknown {
  let value = from;
  try {
    for (const key of path.split('.')) {
      if (Object(value) !== value) return undefined;
      value = Reflect.get(Object(value), key);
    }
  } catch {
    return undefined; // Someone else's getter failed: for us the value is not there.
  }
  return value;
}

/**
 * An object at a dotted path of someone else's; undefined when there is none, or looking at it
 * throws.
 */
export function readObject(from: unknown, path: string): object | undefined {
  const found = readPath(from, path);
  return (typeof found === 'object' && found !== null) || typeof found === 'function'
    ? found
    : undefined;
}

/**
 * What someone else's method answers, by the dotted path of the method; undefined when it is not
 * there or throws.
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
    return undefined; // A plugin's own failure is not ours, and the page must not see it twice.
  }
}

/** Calls someone else's method, if it is there; what it throws stays with us. */
export function callPath(
  from: unknown,
  path: string,
  method: string,
  ...given: readonly unknown[]
): void {
  askPath(from, `${path}.${method}`, ...given);
}
