/** Parts of an error of PostgreSQL that quote values of a row, such as an e-mail address. */
const QUOTING: readonly string[] = ['detail', 'where', 'hint', 'internalQuery', 'parameters'];
/** Errors can contain each other. Nobody reads more levels than this. */
const DEEPEST = 5;
/** Objects of one error, all levels together. An error may have a whole connection as a part. */
const MOST_OBJECTS = 200;

type Clean = (value: unknown, depth: number) => unknown;

/**
 * An error as it is logged: with its stack and codes, without the data of people. The same applies
 * to its cause, and to all other errors that it contains.
 */
export function loggedError(error: unknown): unknown {
  let objects = 0;
  const clean: Clean = (value, depth) => {
    if (typeof value !== 'object' || value === null) return value;
    objects += 1;
    if (depth > DEEPEST || objects > MOST_OBJECTS) return undefined;
    if (value instanceof Error) return errorParts(value, depth, clean);
    if (Array.isArray(value)) return value.map((one) => clean(one, depth + 1));
    if (value instanceof Date || value instanceof URL) return value;
    return ArrayBuffer.isView(value) ? undefined : partsOf(value, depth, clean);
  };
  return error instanceof Error ? clean(error, 0) : error;
}

function errorParts(error: Error, depth: number, clean: Clean): object {
  const { message, stack, cause } = error;
  // First, because they say more than large parts, which may use up the number of objects.
  const inside = {
    ...(cause !== undefined && { cause: clean(cause, depth + 1) }),
    ...(error instanceof AggregateError && { errors: clean(error.errors, depth + 1) }),
  };
  return {
    type: error.constructor.name,
    message,
    stack,
    ...partsOf(error, depth, clean),
    ...inside,
  };
}

function partsOf(value: object, depth: number, clean: Clean): object {
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !QUOTING.includes(name))
      .map(([name, part]) => [name, clean(part, depth + 1)]),
  );
}
