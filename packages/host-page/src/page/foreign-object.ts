import { attempt } from '../attempt.ts';

/**
 * Reads a dotted path in an object of another script. A getter that throws counts as missing.
 * Nothing is evaluated.
 */
export function readPath(from: unknown, path: string): unknown {
  return attempt(() =>
    path
      .split('.')
      .reduce<unknown>(
        (value, key) => (Object(value) === value ? Reflect.get(Object(value), key) : undefined),
        from,
      ),
  );
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
  // A failure is the other script's. We do not report it.
  return typeof method === 'function'
    ? attempt((): unknown => method.call(owner, ...given))
    : undefined;
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
