import type { CartLines } from './cart-difference.ts';

/** Reads `[[productId, count], …]`; undefined when nothing was kept, or it is not ours. */
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

/** As JSON can hold them. */
export function linesToKeep(lines: CartLines): readonly (readonly [string, number])[] {
  return [...lines];
}
