const WHOLE = new Intl.NumberFormat('en');
const COMPACT = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
const PERCENT = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

/** 12,345 */
export function formatWhole(value: number): string {
  return WHOLE.format(value);
}

/** 12.3K, from ten thousand on; whole below. */
export function formatCompact(value: number): string {
  return value < 10_000 ? WHOLE.format(value) : COMPACT.format(value);
}

const LEAST_SHARE = 0.001;

/** 0.034 as 3.4%; what is not nothing is not written as nothing. */
export function formatShare(share: number): string {
  return share > 0 && share < LEAST_SHARE
    ? `<${PERCENT.format(LEAST_SHARE)}`
    : PERCENT.format(share);
}

/** A share as a whole percent, without its sign. */
export function percentOf(share: number): string {
  return formatWhole(Math.round(Math.abs(share) * 100));
}
