interface FieldShape {
  readonly type: string;
  readonly arrayFields?: FieldShapes;
}

type FieldShapes = Readonly<Record<string, FieldShape>>;

/** The fields of each kind of block, by type. */
export type KindShapes = Readonly<Record<string, { readonly fields?: FieldShapes }>>;

const TYPED: readonly unknown[] = ['text', 'textarea', 'number'];

interface Difference {
  readonly path: string;
  readonly isTyped: boolean;
}

/** A place in a design, and what the editor knows of it. */
interface Place {
  readonly kinds: KindShapes;
  readonly path: string;
  /** The field whose value is here. */
  readonly field?: FieldShape | undefined;
  /** The fields whose values are inside. */
  readonly fields?: FieldShapes | undefined;
}

/**
 * The place of the one text or number in which two designs differ, if its field is one to type in.
 * Undefined if they differ in nothing, in more, or in something else, such as a choice or a block.
 * No side effects.
 */
export function typedPlace(before: unknown, after: unknown, kinds: KindShapes): string | undefined {
  const [only, ...others] = differencesOf(before, after, { kinds, path: '' });
  return only?.isTyped === true && others.length === 0 ? only.path : undefined;
}

function differencesOf(before: unknown, after: unknown, place: Place): readonly Difference[] {
  if (before === after) return [];
  if (!isObject(before) || !isObject(after)) {
    const isTyped = TYPED.includes(place.field?.type) && mayBeTyped(before) && mayBeTyped(after);
    return [{ path: place.path, isTyped }];
  }
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) =>
    differencesOf(Reflect.get(before, name), Reflect.get(after, name), inside(after, name, place)),
  );
}

function inside(parent: object, name: string, { kinds, path, field, fields }: Place): Place {
  const place = { kinds, path: `${path}/${name}` };
  if (fields !== undefined) return { ...place, field: fields[name] };
  if (Array.isArray(parent)) return { ...place, fields: field?.arrayFields };
  const type = name === 'props' ? Reflect.get(parent, 'type') : undefined;
  return typeof type === 'string' ? { ...place, fields: kinds[type]?.fields } : place;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** A text that was never typed is missing. */
function mayBeTyped(value: unknown): boolean {
  return value === undefined || typeof value === 'string' || typeof value === 'number';
}
