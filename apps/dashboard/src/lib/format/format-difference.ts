import { formatWhole } from './format-number.ts';

/** Of a larger rise, owners need not know how large it may be. */
const MOST_RISE = 10;

/**
 * A range of differences in percent, without sign: 12–31%. A range that has no sensible end: 36% or
 * more.
 */
export function percentRange(low: number, high: number): string {
  return high > MOST_RISE ? `${percentOf(low)}% or more` : `${percentOf(low)}–${percentOf(high)}%`;
}

/** A difference in percent with its sign: −12%. */
export function signedPercent(share: number): string {
  if (share > MOST_RISE) return `over +${percentOf(MOST_RISE)}%`;
  return `${share < 0 ? '−' : '+'}${percentOf(share)}%`;
}

function percentOf(share: number): string {
  return formatWhole(Math.round(Math.abs(share) * 100));
}
