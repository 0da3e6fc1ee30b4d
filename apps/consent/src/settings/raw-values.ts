/**
 * Settings as a page prints them. WordPress prints every scalar as a text, and an empty map as
 * `[]`.
 */
export type RawSettings = Readonly<Record<string, unknown>>;

/** True for 1, true, and their texts. */
export function isOn(value: unknown): boolean {
  return ['1', 'true'].includes(String(value));
}

export function text(value: unknown, otherwise = ''): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : otherwise;
}

/** A number above 0, otherwise the default. */
export function number(value: unknown, otherwise: number): number {
  const found = parseInt(text(value), 10);
  return found > 0 ? found : otherwise;
}

/** The entries of a map; empty for any other value. */
export function entriesOf(value: unknown): [string, unknown][] {
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isMap ? Object.entries(value) : [];
}

/** A value of a map by its name; undefined if it is not a map. */
export function valueIn(map: unknown, name: string): unknown {
  return Reflect.get(Object(map), name);
}
