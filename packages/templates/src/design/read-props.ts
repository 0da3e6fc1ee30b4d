/** Properties as stored: owners, old versions and imports may have left anything in them. */
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

/** One of a fixed set of words; anything else becomes the fallback. */
export function readChoice<Choice extends string>(
  raw: RawProps,
  key: string,
  { of, fallback }: { readonly of: readonly Choice[]; readonly fallback: NoInfer<Choice> },
): Choice {
  return of.find((choice) => choice === raw[key]) ?? fallback;
}

/** Entries of a list that have more than a text; whatever else was stored there is left out. */
export function readEntries(raw: RawProps, key: string): RawProps[] {
  const value = raw[key];
  if (!Array.isArray(value)) return [];
  return value
    .filter((item: unknown) => typeof item === 'object' && item !== null)
    .map((item: object) => Object.fromEntries(Object.entries(item)));
}

/** A list as the editor's array field stores it: `[{ text }]`; plain strings are taken too. */
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
