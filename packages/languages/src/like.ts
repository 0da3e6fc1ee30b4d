import type { Copy } from './copy.ts';

/**
 * The type of a language's texts: the same names and parameters as the English ones. Only the texts
 * of a design may differ, because an optional text may be missing in one language.
 */
export type Like<English> = English extends Copy
  ? Copy
  : English extends string
    ? string
    : English extends (...values: never) => string
      ? English
      : { readonly [Key in keyof English]: Like<English[Key]> };
