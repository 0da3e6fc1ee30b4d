import type { CartLines } from './cart-difference.ts';

/**
 * Reads `[[productId, count], …]`; undefined if nothing was stored, or the value is not in this
 * form.
 */
export function readKeptLines(kept: unknown): CartLines | undefined {
  if (!Array.isArray(kept)) return undefined;
  return new Map(
    kept.flatMap((line: unknown): [string, number][] => {
      if (!Array.isArray(line)) return [];
      const [id, count]: unknown[] = line;
      return typeof id === 'string' && typeof count === 'number' ? [[id, count]] : [];
    }),
  );
}

/** The lines in a form that JSON can store. */
export function linesToKeep(lines: CartLines): readonly (readonly [string, number])[] {
  return [...lines];
}
