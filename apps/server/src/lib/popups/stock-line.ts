import { LOW_STOCK } from '@beckon/contract/owner-calls';

/** A stock of codes or prizes. */
interface Stock {
  readonly left: number;
  readonly total: number;
}

/** A small stock of which nothing has been given yet is not low: its owner wants it small. */
export function isLowStock({ left, total }: Stock): boolean {
  return left < LOW_STOCK && (left < total || left === 0);
}

/** The line that a stock has crossed when one more was given. Undefined: none. */
export function crossedLine({ left, total }: Stock): 'low' | 'used-up' | undefined {
  if (left === 0) return 'used-up';
  const wasLow = isLowStock({ left: left + 1, total });
  return isLowStock({ left, total }) && !wasLow ? 'low' : undefined;
}
