interface Difference {
  readonly place: string;
  readonly isTyped: boolean;
}

/**
 * The place of the one text or number in which two designs differ. Undefined if they differ in
 * nothing, in more, or in something else, such as a block. No side effects.
 */
export function typedPlace(before: unknown, after: unknown): string | undefined {
  const [only, ...others] = differencesOf(before, after, '');
  return only?.isTyped === true && others.length === 0 ? only.place : undefined;
}

function differencesOf(before: unknown, after: unknown, place: string): readonly Difference[] {
  if (before === after) return [];
  if (!isObject(before) || !isObject(after))
    return [{ place, isTyped: isTyped(before) && isTyped(after) }];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) =>
    differencesOf(Reflect.get(before, name), Reflect.get(after, name), `${place}/${name}`),
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** A text that was never typed is missing. */
function isTyped(value: unknown): boolean {
  return value === undefined || typeof value === 'string' || typeof value === 'number';
}
