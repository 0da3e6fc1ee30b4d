/**
 * An object at a dotted path of somebody else's; undefined when there is none, or looking at it
 * throws.
 */
export function readObject(from: unknown, path: string): object | undefined {
  try {
    const found = path
      .split('.')
      .reduce<unknown>(
        (object, key) => (Object(object) === object ? Reflect.get(Object(object), key) : undefined),
        from,
      );
    return (typeof found === 'object' && found !== null) || typeof found === 'function'
      ? found
      : undefined;
  } catch {
    return undefined; // Somebody else's getter failed: for us the object is not there.
  }
}

/** Calls somebody else's method, if it is there; what it throws stays with us. */
export function callPath(
  from: unknown,
  path: string,
  method: string,
  ...given: readonly unknown[]
): void {
  const object = readObject(from, path);
  const found: unknown = object === undefined ? undefined : Reflect.get(object, method);
  if (typeof found !== 'function') return;
  try {
    found.call(object, ...given);
  } catch {
    // A plugin's own failure is not ours, and the page must not see it twice.
  }
}
