import type { Copy } from './copy.ts';

/**
 * The texts of a language: all those of English, and with the same parameters. Only the words of a
 * design may be others: not every language fills each line.
 */
export type Like<English> = English extends Copy
  ? Copy
  : English extends string
    ? string
    : English extends (...values: never) => string
      ? English
      : { readonly [Key in keyof English]: Like<English[Key]> };
