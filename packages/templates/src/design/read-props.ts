/** Stored properties. Owners, old versions and imports may have stored values of any type. */
export type RawProps = Readonly<Record<string, unknown>>;

export function readString(raw: RawProps, key: string, fallback = ''): string {
  const value = raw[key];
  return typeof value === 'string' ? value : fallback;
}

interface NumberOptions {
  readonly fallback: number;
  readonly within: readonly [least: number, most: number];
}

export function readNumber(
  raw: RawProps,
  key: string,
  { fallback, within: [least, most] }: NumberOptions,
): number {
  const value = Number(raw[key] ?? fallback);
  return Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : fallback;
}

export function readFlag(raw: RawProps, key: string, fallback = false): boolean {
  const value = raw[key];
  if (typeof value === 'boolean') return value;
  return value === 'true' ? true : value === 'false' ? false : fallback;
}

/** One of a fixed set of values. Any other value becomes the fallback. */
export function readChoice<Choice extends string>(
  raw: RawProps,
  key: string,
  { of, fallback }: { readonly of: readonly Choice[]; readonly fallback: NoInfer<Choice> },
): Choice {
  return of.find((choice) => choice === raw[key]) ?? fallback;
}

/** The objects of a stored list. Other values in the list are skipped. */
export function readEntries(raw: RawProps, key: string): RawProps[] {
  const value = raw[key];
  if (!Array.isArray(value)) return [];
  return value
    .filter((item: unknown) => typeof item === 'object' && item !== null)
    .map((item: object) => Object.fromEntries(Object.entries(item)));
}

/**
 * The texts of a list, stored by the editor's array field as `[{ text }]`. Plain strings are
 * accepted, too. Empty texts are skipped.
 */
export function readTexts(raw: RawProps, key: string): string[] {
  const value = raw[key];
  if (!Array.isArray(value)) return [];
  return value
    .map((item: unknown) => {
      if (typeof item === 'string') return item;
      return typeof item === 'object' &&
        item !== null &&
        'text' in item &&
        typeof item.text === 'string'
        ? item.text
        : '';
    })
    .filter((text) => text !== '');
}
